"""Ways to spoil a request: its words, its headers, its framing, its bytes."""

import gzip
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from urllib.parse import quote_from_bytes

from tests.web.fuzz.requests import Request

WORDS: Sequence[bytes] = (
    b"",
    b" ",
    b"0",
    b"-1",
    b"1e9",
    b"NaN",
    b"null",
    b"true",
    b"[]",
    b"{}",
    b"\x00",
    b"\xff\xfe",
    b"\xed\xa0\x80",  # half of a character
    "\u0661\u00b2\u4e8c".encode(),  # digits, of a kind
    "\u202e\u2066\u200d\u3164".encode(),
    b"99999999999999999999",
    b"9" * 5000,
    b"A" * 300,
    b"A" * 7000,
    b"%00",
    b"%ff%fe",
    b"%ed%a0%80",
    b"%",
    b"%2e%2e%2f",
    b"..",
    b"../../etc/passwd",
    b"//evil.example",
    b"\\evil",
    b"<script>x</script>",
    b"' OR 1=1 --",
    b"{{7*7}}${7*7}%s%n",
    b"\\ud800",
    b"a\r\nX-Injected: yes",
    b"2147483648",
    b"1.0",
    b"+1",
    b"0x10",
    b"\t",
    b";",
    b",",
    b"=",
    b"&",
    b"#",
)
HEADERS: Sequence[tuple[bytes, Sequence[bytes]]] = (
    (b"Host", (b"", b"evil.example", b"[::1", b"127.0.0.1:99999999", b"localhost\x00", b"a, b", b"*")),
    (b"Cookie", (b"browser", b"browser=\xff" * 10, b"=;=;", b"a=b; " * 2000, b"__Host-browser=x; browser=y", b'browser="\\"')),
    (b"Accept", (b"application/json", b"*/*;q=nan", b"\xff")),
    (b"Accept-Language", (b"de;q=nan", b"en;q=-1," * 400, b";q=", b"de;q=1e999", b"\xe4")),
    (b"Accept-Encoding", (b"gzip;q=0", b"br, zstd", b"gzip" * 900)),
    (
        b"Content-Type",
        (b"", b"text/plain", b"multipart/form-data", b"multipart/form-data; boundary=", b"application/json; charset=utf-16"),
    ),
    (b"Content-Type", (b"multipart/form-data; boundary=x", b"application/x-www-form-urlencoded; charset=foo", b"\xff/\xff")),
    (b"Content-Length", (b"0", b"1", b"-1", b"99999999999999999999", b"1, 1", b"0x5", b"+5", b"70000")),
    (b"Transfer-Encoding", (b"chunked", b"gzip, chunked", b"identity", b"chunked, chunked", b"xchunked")),
    (b"Content-Encoding", (b"gzip", b"br")),
    (b"Expect", (b"100-continue", b"200-ok")),
    (b"Connection", (b"close", b"upgrade", b"keep-alive, te")),
    (b"Upgrade", (b"websocket", b"h2c", b"TLS/1.0")),
    (b"Origin", (b"null", b"http://[", b"http://evil.example", b"")),
    (b"Sec-Fetch-Site", (b"cross-site", b"\xff")),
    (b"Authorization", (b"Bearer", b"Bearer ", b"Basic QQ==", b"Bearer \xff", b"Bearer a b", b"Bearer " + b"x" * 5000)),
    (b"Idempotency-Key", (b"", b"short", b"x" * 22, b"x" * 129, b"\xff" * 30)),
    (b"Last-Event-ID", (b"", b"-1", b"99999999999", b"abc", b"\xb2")),
    (b"X-Forwarded-For", (b"", b"10.9.8.7", b"::1", b"garbage", b"1.2.3.4, 5.6.7.8", b"[::1]:99", b"\xff", b"," * 300)),
    (b"X-Forwarded-Proto", (b"https", b"wss", b"", b"http, https", b"\xff")),
    (b"X-Request-ID", (b"", b"abc123", b"a b", b"x" * 1000, b"\xff")),
    (b"Range", (b"bytes=0-0", b"bytes=-1", b"bytes=9-1,2-3", b"lines=1")),
    (b"If-None-Match", (b"*", b'"x"', b"W/")),
    (b"If-Modified-Since", (b"yesterday", b"Thu, 01 Jan 1970 00:00:00 GMT", b"Thu, 99 Foo 99999 99:99:99")),
    (b"If-Range", (b"x",)),
    (b"TE", (b"trailers",)),
    (b"Trailer", (b"Host",)),
)
METHODS = (
    b"GET",
    b"POST",
    b"HEAD",
    b"OPTIONS",
    b"PUT",
    b"DELETE",
    b"PATCH",
    b"TRACE",
    b"CONNECT",
    b"get",
    b"PRI",
    b"X" * 40,
    b"",
)
BOUNDARY = b"multipart/form-data; boundary=x"

Mutation = Callable[[Request, Random], Request]


def other_method(request: Request, rng: Random) -> Request:
    """Ask for something else to be done."""
    return replace(request, method=rng.choice(METHODS))


def other_version(request: Request, rng: Random) -> Request:
    """Speak another HTTP."""
    return replace(request, version=rng.choice((b"HTTP/1.0", b"HTTP/0.9", b"HTTP/2", b"HTTP/1.2", b"", b"RTSP/1.0")))


def spoilt_path(request: Request, rng: Random) -> Request:
    """Put a word in place of a part of the path."""
    path, mark, query = request.target.partition(b"?")
    parts = path.split(b"/")
    parts[rng.randrange(len(parts))] = _quoted(rng.choice(WORDS), rng)
    return replace(request, target=b"/".join(parts) + mark + query)


def other_target(request: Request, rng: Random) -> Request:
    """Name the target in another form."""
    slashes = request.target.replace(b"/", b"//"), request.target + b"/", request.target + b"?" * 20
    whole = b"http://127.0.0.1" + request.target, b"http://evil.example/", b"*", b"127.0.0.1:80"
    return replace(request, target=rng.choice((*slashes, *whole, request.target.lstrip(b"/"), b"/" + b"a/" * 2000)))


def spoilt_query(request: Request, rng: Random) -> Request:
    """Put words into the query."""
    path, _, query = request.target.partition(b"?")
    return replace(request, target=path + b"?" + _spoilt_fields(query or b"ply=1&seq=1&after=1&part=A5", rng))


def spoilt_form(request: Request, rng: Random) -> Request:
    """Put words into the fields of a form."""
    return sized(replace(request, body=_spoilt_fields(request.body or b"csrf=x&key=y&seq=1&move=1", rng)))


def spoilt_json(request: Request, rng: Random) -> Request:
    """Put something into the place of one of JSON's values."""
    values = (
        b"null",
        b"-1",
        b"1e400",
        b"[" * 3000,
        b'"\\ud800"',
        b'{"a":' * 50,
        b"NaN",
        b'"' + b"A" * 5000 + b'"',
        b"9" * 5000,
        b"[[],{}]",
    )
    parts = request.body.split(b":")
    place = rng.randrange(len(parts))
    parts[place] = parts[place].replace(parts[place].strip().split(b",")[0], rng.choice(values), 1)
    return sized(replace(request, body=b":".join(parts)))


def as_multipart(request: Request, rng: Random) -> Request:
    """Send fields in parts, as files too, well ended or not."""
    parts = [
        b'--x\r\nContent-Disposition: form-data; name="%s"%s\r\n\r\n%s\r\n'
        % (name, rng.choice((b"", b'; filename="f"', b"; x")), value)
        for name, _, value in (field.partition(b"=") for field in request.body.split(b"&"))
    ]
    end = rng.choice((b"--x--\r\n", b"--x--", b"--x", b"", b"--y--\r\n"))
    return sized(_with(replace(request, body=b"".join(parts) * rng.choice((1, 1, 40)) + end), b"Content-Type", BOUNDARY))


def packed(request: Request, rng: Random) -> Request:
    """Compress the body, and say so or not."""
    found = sized(replace(request, body=gzip.compress(request.body * rng.choice((1, 200)))))
    return found.with_header(b"Content-Encoding", b"gzip") if rng.random() < 0.7 else found


def in_chunks(request: Request, rng: Random) -> Request:
    """Send the body in chunks, some of them odd."""
    body, chunks = request.body or b"seq=1", []
    while body:
        size = rng.randint(1, max(1, len(body) // 2))
        chunk, body = body[:size], body[size:]
        mark = rng.choice((b"", b"", b"", b";x=y", b" ", b";" + b"z" * 300))
        chunks.append(rng.choice((b"%x", b"%X", b"0%x", b"%x", b"-%x"))[0:] % len(chunk) + mark + b"\r\n" + chunk + b"\r\n")
    end = rng.choice((b"0\r\n\r\n", b"0\r\n\r\n", b"0\r\nX-Late: yes\r\n\r\n", b"0\r\n", b"g\r\n\r\n", b"\r\n"))
    kept = tuple(header for header in request.headers if header[0] != b"Content-Length" or rng.random() < 0.1)
    return replace(request, headers=(*kept, (b"Transfer-Encoding", b"chunked")), body=b"".join(chunks) + end)


def spoilt_header(request: Request, rng: Random) -> Request:
    """Add a header, or put another value into one."""
    name, values = rng.choice(HEADERS)
    value = rng.choice(values) if rng.random() < 0.7 else rng.choice(WORDS)
    return _with(request, name, value) if rng.random() < 0.6 else request.with_header(name, value)


def spoilt_cookie(request: Request, rng: Random) -> Request:
    """Put a word into a cookie."""
    cookies = dict(request.headers).get(b"Cookie", b"browser=x").split(b"; ")
    name, _, value = cookies.pop(rng.randrange(len(cookies))).partition(b"=")
    found = rng.choice((name + b"=" + rng.choice(WORDS), name + b"=" + _spoilt(value, rng), rng.choice(WORDS) + b"=" + value))
    return _with(request, b"Cookie", b"; ".join((*cookies, found)))


def dropped_header(request: Request, rng: Random) -> Request:
    """Leave a header out."""
    place = rng.randrange(len(request.headers))
    return replace(request, headers=request.headers[:place] + request.headers[place + 1 :])


def many_headers(request: Request, rng: Random) -> Request:
    """Send very many headers, or a very long one."""
    many = tuple((b"X-%d" % number, b"y" * rng.choice((1, 50))) for number in range(rng.choice((50, 200, 2000))))
    return replace(request, headers=(*request.headers, *rng.choice((many, ((b"X-Long", b"z" * rng.choice((9000, 200_000))),)))))


def twice(request: Request, rng: Random) -> Request:
    """Say headers twice."""
    return replace(request, headers=request.headers + tuple(rng.sample(request.headers, min(3, len(request.headers)))))


def spoilt_bytes(request: Request, rng: Random) -> Request:
    """Change bytes of the body."""
    return sized(replace(request, body=_spoilt(request.body, rng)))


def too_much(request: Request, rng: Random) -> Request:
    """Send more than anybody needs."""
    return sized(
        replace(request, body=request.body + b"&" + rng.choice((b"a=b&" * 200, b"A" * 65_000, b"A" * 70_000, b"&" * 3000)))
    )


MUTATIONS: Sequence[Mutation] = (
    other_method,
    other_version,
    spoilt_path,
    spoilt_path,
    other_target,
    spoilt_query,
    spoilt_query,
    spoilt_form,
    spoilt_form,
    spoilt_form,
    spoilt_json,
    spoilt_json,
    as_multipart,
    packed,
    in_chunks,
    spoilt_header,
    spoilt_header,
    spoilt_header,
    spoilt_cookie,
    spoilt_cookie,
    dropped_header,
    many_headers,
    twice,
    spoilt_bytes,
    spoilt_bytes,
    too_much,
)


def mutated(request: Request, rng: Random) -> bytes:
    """Return a request spoilt in one to three ways, now and then in its bare bytes, too."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        request = rng.choice(MUTATIONS)(request, rng)
    return _spoilt(request.raw, rng) if rng.random() < 0.1 else request.raw


def sized(request: Request) -> Request:
    """Return a request with its body's true length."""
    return _with(request, b"Content-Length", b"%d" % len(request.body))


def _with(request: Request, name: bytes, value: bytes) -> Request:
    kept = tuple(header for header in request.headers if header[0].lower() != name.lower())
    return replace(request, headers=(*kept, (name, value)))


def _spoilt_fields(fields: bytes, rng: Random) -> bytes:
    found = fields.split(b"&")
    place = rng.randrange(len(found))
    name, _, value = found[place].partition(b"=")
    word = _quoted(rng.choice(WORDS), rng)
    found[place] = rng.choice((name + b"=" + word, name + b"=" + value + word, word + b"=" + value, word, b"", found[place]))
    if rng.random() < 0.2:
        found.append(rng.choice(found))
    return b"&".join(found)


def _quoted(word: bytes, rng: Random) -> bytes:
    return quote_from_bytes(word).encode() if rng.random() < 0.7 else word


def _spoilt(raw: bytes, rng: Random) -> bytes:
    """Return bytes, some changed, cut out, doubled or put in."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        place, size = rng.randrange(len(raw) + 1), rng.choice((1, 1, 4, 30))
        piece = raw[place : place + size]
        put = rng.choice((b"", rng.randbytes(len(piece)), piece * 2, rng.choice(WORDS), b"\r\n", b"\n", b"\x00"))
        raw = raw[:place] + put + raw[place + size :]
    return raw
