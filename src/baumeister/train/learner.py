"""The learner: the network in PyTorch, on a GPU where there is one. Nothing else here knows PyTorch."""

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from baumeister.bots.network import LEAD_SCALE, MARGIN, PARTS, RANK, SHARE, Network
from baumeister.core.record import Floats
from baumeister.train.replay import Batch
from baumeister.train.settings import Settings
from baumeister.train.work import LEADS, MARGINS, OPINIONS, RANKS


class Judge(nn.Module):  # type: ignore[misc]  # PyTorch may be absent, and has no types then
    """The network of `bots/network.py`, to be taught."""

    def __init__(self, network: Network) -> None:
        """Take the weights to begin with."""
        super().__init__()
        layers = ((network.first, network.first_bias), (network.second, network.second_bias), (network.last, network.last_bias))
        self.layers = nn.ModuleList(linear(weights, bias) for weights, bias in layers)
        self.trust = nn.Parameter(torch.from_numpy(network.trust.copy()))
        self.furthest = network.furthest
        self.places = len(network.last_bias) // PARTS

    def forward(self, numbers: torch.Tensor, leads: torch.Tensor) -> torch.Tensor:
        """Return (rows, PARTS, places): logits of shares and ranks, margins."""
        first, second, last = self.layers
        hidden = functional.relu(first(torch.cat((numbers, leads / LEAD_SCALE), 1)))
        outputs = last(functional.relu(second(hidden))).view(-1, PARTS, self.places)
        own = torch.zeros_like(outputs)
        own[:, SHARE] = self.trust * leads
        return outputs + own

    def network(self) -> Network:
        """Return the weights as arrays."""
        first, second, last = ((plain(layer.weight.T), plain(layer.bias)) for layer in self.layers)
        return Network(*first, *second, *last, plain(self.trust), self.furthest)


def linear(weights: Floats, bias: Floats) -> nn.Linear:
    """Return a layer with these weights."""
    layer = nn.Linear(*weights.shape)
    with torch.no_grad():
        layer.weight.copy_(torch.from_numpy(weights.T.copy()))
        layer.bias.copy_(torch.from_numpy(bias))
    return layer


def plain(tensor: torch.Tensor) -> Floats:
    """Return a tensor as an array of its own."""
    return np.ascontiguousarray(tensor.detach().float().cpu().numpy()).copy()


class Learner:
    """Teaches a network by batches of positions."""

    def __init__(self, settings: Settings, network: Network) -> None:
        torch.manual_seed(settings.seed)
        torch.set_num_threads(1)  # the other cores play
        self._settings = settings
        self._device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self._model = Judge(network).to(self._device)
        self._average = AveragedModel(self._model, multi_avg_fn=get_ema_multi_avg_fn(settings.averaging))
        self._optimizer = torch.optim.AdamW(self._model.parameters(), settings.rate, weight_decay=1e-4)

    @property
    def device(self) -> str:
        """Where it learns: a GPU's name, or cpu."""
        return torch.cuda.get_device_name(self._device) if self._device.type == "cuda" else str(self._device)

    def network(self) -> Network:
        """Return the learned weights, averaged over the last steps."""
        found: Network = self._average.module.network()
        return found

    def state(self) -> dict[str, Any]:
        """Return all that is needed to go on."""
        parts = {"model": self._model, "average": self._average, "optimizer": self._optimizer}
        return {name: part.state_dict() for name, part in parts.items()}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from there."""
        self._model.load_state_dict(state["model"])
        self._average.load_state_dict(state["average"])
        self._optimizer.load_state_dict(state["optimizer"])

    def learn(self, batch: Batch, round_number: int) -> float:
        """Learn from some positions; returns the loss."""
        settings = self._settings
        for group in self._optimizer.param_groups:
            group["lr"] = settings.rate / (1.0 + round_number / settings.slowing) ** 0.5
        loss = self._loss(batch)
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self._model.parameters(), 1.0)
        self._optimizer.step()
        self._average.update_parameters(self._model)
        return float(loss.detach())

    def shares(self, batch: Batch) -> Floats:
        """Return each place's share as the averaged network predicts it, 0 where nobody sits."""
        with torch.inference_mode():
            outputs = self._average(self._tensor(batch.numbers), self._tensor(batch.places[LEADS]))
            return plain(mask_absent(outputs[:, SHARE], self._tensor(batch.seats)).softmax(1))

    def _tensor(self, array: np.ndarray[Any, Any]) -> torch.Tensor:
        return torch.from_numpy(array).to(self._device).float()

    def _loss(self, batch: Batch) -> torch.Tensor:
        """Return the cross-entropy of the shares, with that of the ranks and the error of the margins beside it."""
        settings = self._settings
        places, seats = self._tensor(batch.places), self._tensor(batch.seats)
        outputs = self._model(self._tensor(batch.numbers), places[LEADS])
        logs = functional.log_softmax(mask_absent(outputs[:, SHARE], seats), 1)
        loss = -(places[OPINIONS] * logs).sum(1).mean()
        there = torch.arange(outputs.shape[2], device=self._device) < seats[:, None]
        ranks = functional.binary_cross_entropy_with_logits(outputs[:, RANK], places[RANKS], reduction="none")
        margins = functional.smooth_l1_loss(outputs[:, MARGIN], places[MARGINS], reduction="none")
        return loss + ((settings.rank_weight * ranks + settings.margin_weight * margins) * there).sum(1).mean()


def mask_absent(logits: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """Return logits that give nothing to places where nobody sits."""
    there = torch.arange(logits.shape[1], device=logits.device) < seats[:, None]
    return logits.masked_fill(~there, -1e9)
