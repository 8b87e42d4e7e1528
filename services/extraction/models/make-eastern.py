"""Teaches a small net to read figures in the digits of the eastern Arab world, and writes it as eastern.onnx.

usage: python3 make-eastern.py FONTS

It needs the packages torch, onnx, numpy, pillow, matplotlib, fonttools and brotli, and of FONTS the folders of the npm packages
@fontsource/* named below (woff2 files of Arabic and Latin letters) and, under debian/, the TrueType files of Debian's fonts-freefont-ttf,
fonts-kacst, fonts-kacst-one and fonts-farsiweb. Half an hour on two cores. HELD fonts are not taught: how lines set in them are read is printed.

The net looks at a line 48 pixels high, grey from -1 to 1, as the other net that reads lines does: convolutions fold its height into one row of
steps, one for four pixels, others look along the row, and each step says a sign or none (connectionist temporal classification).
"""

import pathlib
import random
import sys

import matplotlib
import numpy as np
import onnx
import torch
from fontTools.ttLib import TTFont
from in_16_bits import in_16_bits
from made_eastern_lines import DIGITS, HEIGHT, SIGNS, Face, made_line
from torch import nn
from torch.nn import functional

FONTSOURCE = (
    "alexandria almarai amiri aref-ruqaa cairo changa el-messiri harmattan ibm-plex-sans-arabic katibeh lalezar lateef lemonada mada "
    "markazi-text mirza noto-kufi-arabic noto-naskh-arabic noto-sans-arabic rakkas readex-pro reem-kufi scheherazade-new"
).split()
HELD = ("changa", "mada", "markazi-text", "FreeSerif", "KacstOffice")
# Letters that are ornaments.
LEFT_OUT = ("KacstDigital", "KacstArt", "KacstDecorative")
LINES = 95_000
HELD_LINES = 2_000
SEED = 20261130
STEPS = 7_300
BATCH = 48
WARM = 200
RATE = 3e-3
BLANK = 0


class Reader(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            look(1, 16, 2), look(16, 32, (2, 1)), look(32, 32, 1), look(32, 48, 2), look(48, 48, 1), look(48, 96, (2, 1))
        )
        self.fold = nn.Sequential(nn.Conv2d(96, 128, (3, 1), bias=False), nn.BatchNorm2d(128), nn.ReLU())
        self.along = nn.ModuleList([look_along(128, apart) for apart in (1, 2, 1)])
        self.last = nn.Conv1d(128, len(SIGNS) + 1, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        steps = self.fold(self.body(x[:, :1])).squeeze(2)
        for block in self.along:
            steps = steps + block(steps)
        return self.last(steps).transpose(1, 2)


class Told(nn.Module):
    """As the others are used: a probability for each sign."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self.reader = reader

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.reader(x).softmax(-1)


def look(given: int, made: int, stride: int | tuple[int, int]) -> nn.Module:
    return nn.Sequential(nn.Conv2d(given, made, 3, stride, 1, bias=False), nn.BatchNorm2d(made), nn.ReLU())


def look_along(channels: int, apart: int) -> nn.Module:
    return nn.Sequential(
        nn.Conv1d(channels, channels, 5, padding=2 * apart, dilation=apart, bias=False), nn.BatchNorm1d(channels), nn.ReLU()
    )


def faces_of(fonts: pathlib.Path) -> tuple[list[Face], list[Face], list[Face]]:
    """Fonts that are taught, those that are held back, and those for Latin letters."""
    own = pathlib.Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    alone = [*sorted(own.glob("DejaVu*.ttf")), *sorted((fonts / "debian").glob("*.ttf"))]
    faces = [Face(path.stem, [path]) for path in alone if path.stem not in LEFT_OUT]
    for family in FONTSOURCE:
        for weight in (400, 700):
            files = [fonts / family / "files" / f"{family}-{letters}-{weight}-normal.woff2" for letters in ("arabic", "latin")]
            found = [unpacked(path, fonts) for path in files if path.exists()]
            if found:
                faces.append(Face(f"{family}{weight}", found))
    eastern = [face for face in faces if all(face.has(digit) for digit in DIGITS)]
    held = [face for face in eastern if face.name.startswith(HELD)]
    latin = [face for face in faces if face.name.startswith(("DejaVuS", "FreeS")) and "Display" not in face.name]
    return [face for face in eastern if face not in held], held, latin


def unpacked(path: pathlib.Path, fonts: pathlib.Path) -> pathlib.Path:
    made = fonts / f"{path.stem}.ttf"
    if not made.exists():
        font = TTFont(path)
        font.flavor = None
        font.save(made)
    return made


Made = tuple[np.ndarray, str]


def batch_of(lines: list[Made]) -> tuple[torch.Tensor, list[list[int]], torch.Tensor]:
    width = -(-max(pixels.shape[1] for pixels, _ in lines) // 64) * 64
    shown = np.zeros((len(lines), 1, HEIGHT, width), np.float32)
    for at, (pixels, _) in enumerate(lines):
        shown[at, 0, :, : pixels.shape[1]] = pixels / 127.5 - 1
    told = [[SIGNS.index(sign) + 1 for sign in text] for _, text in lines]
    steps = torch.tensor([pixels.shape[1] // 4 for pixels, _ in lines])
    return torch.from_numpy(shown).to(memory_format=torch.channels_last), told, steps


def batches_of(lines: list[Made], chance: random.Random) -> list[list[Made]]:
    """Lines of about one width together."""
    order = sorted(lines, key=lambda line: line[0].shape[1] + chance.uniform(-40, 40))
    batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
    chance.shuffle(batches)
    return batches


def teach(reader: Reader, lines: list[Made], chance: random.Random) -> None:
    optimizer = torch.optim.AdamW(reader.parameters(), RATE, weight_decay=0.01)
    step = 0
    while step < STEPS:
        for batch in batches_of(lines, chance)[: STEPS - step]:
            rate = RATE * min(1, step / WARM) * (0.5 + 0.5 * np.cos(np.pi * step / STEPS))
            for group in optimizer.param_groups:
                group["lr"] = max(rate, 1e-5)
            shown, told, steps = batch_of(batch)
            with torch.autocast("cpu", torch.bfloat16):
                given = reader(shown)
            lengths = torch.tensor([len(signs) for signs in told])
            flat = torch.tensor([sign for signs in told for sign in signs])
            chances = given.float().log_softmax(-1).transpose(0, 1)
            loss = functional.ctc_loss(chances, flat, steps, lengths, blank=BLANK, zero_infinity=True)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimizer.step()
            step += 1
            if step % 500 == 0:
                print(step, f"{loss.item():.3f}", flush=True)


def right_words(reader: Reader, lines: list[Made]) -> float:
    """The share of the figures of lines that are read, whichever sign parts their decimals: a font may draw two alike."""
    alike = str.maketrans("٫٬،,", "....")
    shown = right = 0
    reader.eval()
    with torch.no_grad():
        for at in range(0, len(lines), BATCH):
            batch = lines[at : at + BATCH]
            pictures, _, steps = batch_of(batch)
            for row, length, (_, text) in zip(reader(pictures).argmax(-1).tolist(), steps.tolist(), batch):
                kept = [sign for sign, before in zip(row[:length], [BLANK, *row]) if sign not in (BLANK, before)]
                read = "".join(SIGNS[sign - 1] for sign in kept).translate(alike).split()
                figures = [word for word in text.translate(alike).split() if word[0] in DIGITS + "(%+-"]
                shown += len(figures)
                right += sum(word in read for word in figures)
    return right / shown


def main() -> None:
    fonts = pathlib.Path(sys.argv[1])
    taught, held, latin = faces_of(fonts)
    chance = random.Random(SEED)
    torch.manual_seed(SEED)
    lines = [made_line(taught, latin, chance) for _ in range(LINES)]
    reader = Reader().to(memory_format=torch.channels_last)
    teach(reader, lines, chance)
    print("figures read in fonts held back", right_words(reader, [made_line(held, latin, chance) for _ in range(HELD_LINES)]))
    made = pathlib.Path(__file__).parent / "eastern.onnx"
    given = {"input_names": ["x"], "output_names": ["y"], "dynamic_axes": {"x": {3: "width"}, "y": {1: "steps"}}}
    torch.onnx.export(Told(reader).eval(), torch.zeros(1, 3, HEIGHT, 320), made, opset_version=17, dynamo=False, **given)
    onnx.save(in_16_bits(onnx.load(made)), made)


if __name__ == "__main__":
    main()
