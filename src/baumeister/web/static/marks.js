// What was built, moved, torn down or sold since the person's own last move is marked as architects mark a revision: by a cloud, in the colour of
// who changed it, a price that has risen by the triangle that stands beside such clouds. The log says what is new, and which drawn parts it is
// about. As on their drawings, a cloud stops where something is written; clouds of one colour that meet are one.
const NEWS = "#log li.new[data-parts]:not([data-seat='0'])"; // what seats did; what is scored has not changed
const FRESH = "[data-fresh], .bare"; // dice, the top of a pile, an offer: what is always new is not marked, nor what lies under much else or is empty
const MOST = 8; // clouds: more would mark nothing
const BUMP = 16; // length of a bump, in the drawing's units
const DISTANCE = 6; // from the part
const CLOSE = { bump: 11, distance: 1 }; // round a part with close neighbours: it says `data-cloud="close"`
const FEWEST = 10;

export function markNews() {
  for (const old of document.querySelectorAll("#table :is(.revision, .revision-mask)")) old.remove();
  for (const old of document.querySelectorAll("#table .has-risen")) old.classList.remove("has-risen");
  const done = new Set();
  const clouds = []; // all are measured before the first is drawn
  const risen = [];
  for (const line of document.querySelectorAll(NEWS)) { // the newest first
    for (const name of isPayment(line) ? [] : line.dataset.parts.split(" ")) {
      const part = document.getElementById(name);
      if (done.has(name) || !part?.closest("#board") || part.matches(FRESH)) continue; // a panel's number is no change to look for
      if (part.matches(".price")) risen.push(part);
      else if (done.size < MOST) {
        done.add(name);
        clouds.push(cloudOf(part, line.className));
      }
    }
  }
  const letters = new Map([...new Set(clouds.map(({ drawing }) => drawing))].map((drawing) => [drawing, lettering(drawing)]));
  for (const part of risen) part.classList.add("has-risen");
  for (const cloud of clouds) draw(cloud, letters.get(cloud.drawing), clouds.filter((other) => other !== cloud && other.kind === cloud.kind && doMeet(cloud, other)));
}

// Whoever acts has seen what is new.
export function fadeNews() {
  for (const sign of document.querySelectorAll("#table :is(.revision, .has-risen), #news")) sign.classList.add("is-seen");
}

// Points that go from one player to another: rents, not buildings.
function isPayment(line) {
  return (line.dataset.points ?? "").includes("-");
}

function cloudOf(part, kind) {
  const drawing = part.closest("#table svg:not(svg svg)");
  const { bump, distance } = part.dataset.cloud ? CLOSE : { bump: BUMP, distance: DISTANCE };
  const points = outline(part, drawing, bump);
  return { part, kind, drawing, points, shape: cloudRound(points, distance) };
}

function draw({ part, kind, drawing, points, shape }, letters, met) {
  const written = letters.filter((box) => points.some((point) => isNear(point, box)));
  const mask = written.length || met.length ? maskOf(drawing, written, met) : null;
  const place = part.closest("#pieces") && drawing.querySelector(".clouds") || drawing; // below what stands on a board, where it has a place for them
  for (const layer of ["revision under", `revision ${kind}`]) {
    const path = add(place, "path", { class: layer, d: shape });
    if (mask) path.setAttribute("mask", `url(#${mask.id})`);
  }
}

function doMeet(one, other) {
  return one.points.some((point) => other.points.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 2 * BUMP));
}

// Returns where something is written, in the units of the whole drawing.
function lettering(drawing) {
  const toDrawing = drawing.getScreenCTM().inverse();
  return [...drawing.querySelectorAll("text, .written")].filter((text) => text.textContent && !text.closest("defs") && text.checkVisibility()).map((text) => {
    const { x, y, width, height } = text.getBoundingClientRect();
    const [start, end] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((corner) => corner.matrixTransform(toDrawing));
    return { x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y };
  });
}

function isNear({ x, y }, box) {
  const reach = DISTANCE + BUMP;
  return x > box.x - reach && x < box.x + box.width + reach && y > box.y - reach && y < box.y + box.height + reach;
}

// Lets through all but some boxes, and what lies within some clouds.
function maskOf(drawing, boxes, clouds) {
  const id = `clear-${document.querySelectorAll("#table mask").length}`;
  const mask = add(add(drawing, "defs", { class: "revision-mask" }), "mask", { id, maskUnits: "userSpaceOnUse" });
  const { x, y, width, height } = drawing.viewBox.baseVal;
  for (const [name, value] of Object.entries({ x, y, width, height })) mask.setAttribute(name, value);
  add(mask, "rect", { x, y, width, height, fill: "white" });
  for (const box of boxes) add(mask, "rect", { ...box, fill: "black" });
  for (const { shape } of clouds) add(mask, "path", { d: shape, fill: "black" });
  return mask;
}

function add(parent, name, attributes) {
  const made = document.createElementNS(parent.namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

// Returns points along the outline of a part, evenly, in the units of the whole drawing.
export function outline(part, drawing, bump = BUMP) {
  const shape = part.querySelector(":scope > .halo");
  const toDrawing = drawing.getScreenCTM().inverse().multiply((shape ?? part).getScreenCTM());
  const points = shape?.getTotalLength ? along(shape, bump) : corners((shape ?? part).getBBox(), bump);
  return points.map((point) => new DOMPoint(point.x, point.y).matrixTransform(toDrawing));
}

function along(shape, bump) {
  const length = shape.getTotalLength();
  const count = Math.max(FEWEST, Math.round(length / bump));
  return Array.from({ length: count }, (_, index) => shape.getPointAtLength(length * index / count));
}

function corners({ x, y, width, height }, bump) {
  const sides = [[x, y, width, 0], [x + width, y, 0, height], [x + width, y + height, -width, 0], [x, y + height, 0, -height]];
  return sides.flatMap(([left, top, right, down]) => {
    const count = Math.max(2, Math.round(Math.hypot(right, down) / bump));
    return Array.from({ length: count }, (_, index) => ({ x: left + right * index / count, y: top + down * index / count }));
  });
}

function cloudRound(outline, distance) {
  const isClockwise = outline.reduce((sum, { x, y }, index) => sum + x * at(outline, index + 1).y - at(outline, index + 1).x * y, 0) > 0;
  const points = outline.map((point, index) => moved(point, at(outline, index - 1), at(outline, index + 1), isClockwise ? distance : -distance));
  const bumps = points.map((point, index) => {
    const next = at(points, index + 1);
    const radius = 0.6 * Math.hypot(next.x - point.x, next.y - point.y);
    return `A${short(radius)} ${short(radius)} 0 0 ${isClockwise ? 1 : 0} ${short(next.x)} ${short(next.y)}`;
  });
  return `M${short(points[0].x)} ${short(points[0].y)}${bumps.join("")}Z`;
}

function short(length) { return length.toFixed(1); } // what lies beyond depends on how far the page is scrolled

function at(points, index) { return points[(index + points.length) % points.length]; }

// Moves a point of an outline to the left of its way, which is away from what it goes round, or by a negative distance to the right.
function moved(point, before, after, distance) {
  const [x, y] = [after.x - before.x, after.y - before.y];
  const away = distance / (Math.hypot(x, y) || 1);
  return { x: point.x + y * away, y: point.y - x * away };
}
