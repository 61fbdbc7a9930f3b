#!/usr/bin/env python3
"""Trains the network of the learned evaluation from files that `spieltisch selfplay` wrote.

Needs Python 3.10 or newer, numpy and PyTorch; uses a GPU if there is one. README.md has the
commands. Writes into the output folder:

  win-HASH.network        the weights, in the form that the class NetworkWeights reads
  win-HASH.examples.gz    1,000 positions with the chances that the network must give
  win-HASH.txt            settings, log losses and calibration

HASH is the beginning of the SHA-256 of the weights.
"""

import argparse
import gzip
import hashlib
import lzma
import struct
import sys
import time
import zlib
from pathlib import Path

import numpy as np
import torch
from torch import nn

MAX_SEATS = 6
VALIDATION_SHARE = 20  # one game in this many
EXAMPLES = 1000


# ---- data ----


def open_data(path):
    name = str(path)
    if name.endswith(".gz"):
        return gzip.open(path, "rb")
    if name.endswith(".xz"):
        return lzma.open(path, "rb")
    return open(path, "rb")


def record_type(features):
    return np.dtype(
        [
            ("game", ">u4"),
            ("seats", "u1"),
            ("winner", "u1"),
            ("turn", ">u2"),
            ("linear", ">u2", (MAX_SEATS,)),
            ("features", "u1", (MAX_SEATS, features)),
        ]
    )


def read_file(path):
    """Returns the version of the features and the records of a file."""
    with open_data(path) as file:
        head = file.read(12)
        magic, version, features = struct.unpack(">4sii", head)
        if magic != b"SpTD":
            sys.exit(f"{path} is not a file of training data")
        data = file.read()
    return version, features, np.frombuffer(data, record_type(features))


def read_all(paths):
    """Reads all files; the games of different files get different numbers."""
    parts = [read_file(path) for path in paths]
    forms = {(version, features) for version, features, _ in parts}
    if len(forms) != 1:
        sys.exit(f"the files have features of different versions: {sorted(forms)}")
    version, features = forms.pop()
    games = np.concatenate(
        [rows["game"].astype(np.int64) + (i << 32) for i, (_, _, rows) in enumerate(parts)]
    )
    join = lambda name: np.concatenate([rows[name] for _, _, rows in parts])
    return {
        "version": version,
        "game": games,
        "seats": join("seats").astype(np.int64),
        "winner": join("winner").astype(np.int64),
        "turn": join("turn").astype(np.int64),
        "linear": join("linear").astype(np.float32) / 65535,
        "features": join("features"),
    }


def is_validation(games):
    """Splits by game, since all positions of a game have the same winner."""
    mixed = (games.astype(np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    return (mixed >> np.uint64(40)) % np.uint64(VALIDATION_SHARE) == 0


# ---- network ----


class WinNetwork(nn.Module):
    """The same computation as the Java class of this name; missing seats have no features."""

    def __init__(self, scale, tower, second, join):
        super().__init__()
        self.register_buffer("scale", scale)
        self.first = nn.Linear(len(scale), tower)
        self.second = nn.Linear(tower, second)
        self.join = nn.Linear(3 * second, join)
        self.strength = nn.Linear(join, 1)

    def forward(self, features, seats):
        """Returns the logarithms of the chances."""
        present = torch.arange(MAX_SEATS, device=seats.device)[None, :] < seats[:, None]
        tower = torch.relu(self.second(torch.relu(self.first(features.float() / self.scale))))
        tower = tower * present[:, :, None]
        mean = (tower.sum(1, keepdim=True) - tower) / (seats[:, None, None] - 1)
        top = tower.topk(2, dim=1).values
        most = torch.where(tower == top[:, :1], top[:, 1:], top[:, :1])
        joined = torch.relu(self.join(torch.cat([tower, mean, most], dim=2)))
        strength = self.strength(joined)[:, :, 0]
        return torch.log_softmax(strength.masked_fill(~present, -1e9), dim=1)

    def layers(self):
        """The weights and biases of each layer, input by input, without the scale of the inputs."""
        arrays = []
        for i, layer in enumerate([self.first, self.second, self.join, self.strength]):
            weight = layer.weight.detach().double().cpu().numpy().T
            if i == 0:
                weight = weight / self.scale.double().cpu().numpy()[:, None]
            bias = layer.bias.detach().double().cpu().numpy()
            arrays.append((weight.astype(np.float32), bias.astype(np.float32)))
        return arrays


def scales(features):
    """The size of each feature: its root mean square over the seats of a sample of the data."""
    sample = features[:: max(1, len(features) // 100_000)].astype(np.float32)
    rows = sample.reshape(-1, sample.shape[2])
    rows = rows[rows.any(axis=1)]
    return torch.tensor(np.maximum(np.sqrt((rows**2).mean(axis=0)), 0.25), dtype=torch.float32)


# ---- training ----


class Average:
    """The exponential mean of the weights, which plays better than the last ones."""

    def __init__(self, model, decay):
        self.decay = decay
        self.values = {name: value.detach().clone() for name, value in model.state_dict().items()}

    def update(self, model, step):
        decay = min(self.decay, (1 + step) / (10 + step))
        for name, value in model.state_dict().items():
            self.values[name].lerp_(value.detach(), 1 - decay)


def train(model, data, device, options):
    rows = torch.tensor(np.flatnonzero(~data["validation"]), device=device)
    features, seats, winner = data["tensors"]
    batch = min(options.batch, len(rows))
    steps = len(rows) // batch * options.epochs
    optimizer = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=options.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, max_lr=options.rate, total_steps=steps, pct_start=0.05
    )
    average = Average(model, 0.999)
    generator = torch.Generator(device=device).manual_seed(options.seed)
    begin = time.monotonic()
    step = 0
    for epoch in range(options.epochs):
        order = rows[torch.randperm(len(rows), device=device, generator=generator)]
        total = torch.zeros((), device=device)
        count = 0
        for at in range(0, len(order) - batch + 1, batch):
            chosen = order[at : at + batch]
            loss = nn.functional.nll_loss(model(features[chosen], seats[chosen]), winner[chosen])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            if step < steps - 1:
                schedule.step()
            step += 1
            average.update(model, step)
            total += loss.detach()
            count += 1
        seconds = time.monotonic() - begin
        print(f"epoch {epoch + 1}: log loss {total.item() / max(1, count):.4f}, {seconds:.0f} s", flush=True)
        if seconds > 60 * options.minutes:
            print("stopped by --minutes", flush=True)
            break
    model.load_state_dict(average.values)
    return step


def log_chances(model, data, rows):
    features, seats, _ = data["tensors"]
    parts = []
    with torch.no_grad():
        for at in range(0, len(rows), 65536):
            chosen = torch.tensor(rows[at : at + 65536], device=features.device)
            parts.append(model(features[chosen], seats[chosen]).double().cpu().numpy())
    return np.concatenate(parts)


# ---- report ----


def report(data, rows, predicted):
    """The log losses and the calibration on games that were not used in the training."""
    seats, winner, turn = data["seats"][rows], data["winner"][rows], data["turn"][rows]
    own = np.arange(len(rows))
    linear = np.maximum(data["linear"][rows], 1e-6)
    losses = {
        "constant": np.log(seats),
        "linear": -np.log(linear[own, winner] / linear.sum(axis=1)),
        "network": -predicted[own, winner],
    }
    lines = ["log loss        positions  " + "  ".join(f"{name:>8}" for name in losses)]
    groups = [("all", np.ones(len(rows), bool))]
    groups += [(f"{n} seats", seats == n) for n in range(2, 7)]
    groups += [
        (f"turns {low}..{high}", (turn >= low * seats / 4) & (turn < (high + 1) * seats / 4))
        for low, high in [(0, 19), (20, 39), (40, 59), (60, 79), (80, 9999)]
    ]
    for name, chosen in groups:
        if chosen.any():
            values = "  ".join(f"{loss[chosen].mean():8.4f}" for loss in losses.values())
            lines.append(f"{name:<14} {chosen.sum():10d}  {values}")
    lines += ["", "predicted      seats   mean    won"]
    chances = np.exp(predicted)
    present = np.arange(MAX_SEATS)[None, :] < seats[:, None]
    won = np.arange(MAX_SEATS)[None, :] == winner[:, None]
    for low in range(10):
        chosen = present & (chances >= low / 10) & (chances < (low + 1) / 10 + (low == 9))
        if chosen.any():
            mean, rate = 100 * chances[chosen].mean(), 100 * won[chosen].mean()
            lines.append(f"{10 * low:3d}..{10 * low + 10:3d} %  {chosen.sum():8d}  {mean:5.1f}  {rate:5.1f}")
    return lines


# ---- files ----


def network_bytes(model, version):
    layers = model.layers()
    shapes = [layers[0][0].shape[0], layers[0][0].shape[1], layers[1][0].shape[1], layers[2][0].shape[1]]
    data = struct.pack(">4siiiii", b"SpWN", version, *shapes)
    for weight, bias in layers:
        data += weight.astype(">f4").tobytes() + bias.astype(">f4").tobytes()
    return data + struct.pack(">I", zlib.crc32(data))


def example_bytes(model, data, rows):
    """Seats, features and chances, computed with double precision from the exported weights."""
    layers = [(weight.astype(np.float64), bias.astype(np.float64)) for weight, bias in model.layers()]
    out = bytearray()
    for row in rows:
        seats = data["seats"][row]
        values = data["features"][row][:seats].astype(np.float64)
        tower = values
        for weight, bias in layers[:2]:
            tower = np.maximum(tower @ weight + bias, 0)
        strengths = []
        for seat in range(seats):
            others = np.delete(tower, seat, axis=0)
            joined = np.concatenate([tower[seat], others.mean(axis=0), others.max(axis=0)])
            last = np.maximum(joined @ layers[2][0] + layers[2][1], 0)
            strengths.append((last @ layers[3][0] + layers[3][1])[0])
        chances = np.exp(np.array(strengths) - max(strengths))
        chances = np.concatenate([chances / chances.sum(), np.zeros(MAX_SEATS - seats)])
        out += struct.pack(">B", seats) + data["features"][row].tobytes()
        out += chances.astype(">f4").tobytes()
    return bytes(out)


def write(folder, model, data, lines, rows):
    weights = network_bytes(model, data["version"])
    name = "win-" + hashlib.sha256(weights).hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / (name + ".network")).write_bytes(weights)
    step = max(1, len(rows) // EXAMPLES)
    examples = example_bytes(model, data, rows[::step][:EXAMPLES])
    (folder / (name + ".examples.gz")).write_bytes(gzip.compress(examples, 9, mtime=0))
    (folder / (name + ".txt")).write_text("\n".join(lines) + "\n")
    print(f"wrote {folder / name}.network, {len(weights)} bytes", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", nargs="+", type=Path, help="files of 'spieltisch selfplay'")
    parser.add_argument("--out", type=Path, default=Path("."), help="output folder")
    parser.add_argument("--layers", default="128,64,64", help="the outputs of the hidden layers")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=0.003, help="the highest learning rate")
    parser.add_argument("--decay", type=float, default=0.01, help="the weight decay")
    parser.add_argument("--minutes", type=float, default=60, help="ends after the epoch in which this time is over")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    torch.manual_seed(options.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    data = read_all(options.data)
    data["validation"] = is_validation(data["game"])
    data["tensors"] = tuple(
        torch.tensor(data[name], device=device) for name in ("features", "seats", "winner")
    )
    tower, second, join = (int(part) for part in options.layers.split(","))
    model = WinNetwork(scales(data["features"]), tower, second, join).to(device)
    games = len(np.unique(data["game"]))
    settings = (
        f"{len(data['seats'])} positions of {games} games, features {data['features'].shape[2]}"
        f" of version {data['version']}, layers {options.layers}, epochs {options.epochs},"
        f" batch {options.batch}, rate {options.rate}, decay {options.decay}, seed {options.seed},"
        f" torch {torch.__version__} on {device.type}"
    )
    print(settings, flush=True)
    begin = time.monotonic()
    steps = train(model, data, device, options)
    rows = np.flatnonzero(data["validation"])
    lines = [settings, f"{steps} steps in {time.monotonic() - begin:.0f} s", ""]
    lines += report(data, rows, log_chances(model, data, rows))
    print("\n".join(lines), flush=True)
    write(options.out, model.cpu(), data, lines, rows)


if __name__ == "__main__":
    main()
