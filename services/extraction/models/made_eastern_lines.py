"""Draws lines as Arabic invoices have them, with the digits of the eastern Arab world: what their reader is taught and tried on.

Sums, days, numbers, rates and times, alone, several to a line, and beside words; a word, or a number in other digits, is told as OTHER.
Good and bad copies: other fonts and sizes, print on colour and white on dark, a lean, a rule under the line, blur, grain, JPEG.
"""

import io
import pathlib
import random

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFilter, ImageFont

HEIGHT = 48
MOST_WIDTH = 640
DIGITS = "٠١٢٣٤٥٦٧٨٩"
OTHER = "□"
# What is told, in the order of the net's classes behind the blank.
SIGNS = DIGITS + "٫٬،,./-:%()+ " + OTHER
WORDS = (
    "فاتورة ضريبية رقم الفاتورة تاريخ الاستحقاق الإصدار المجموع الإجمالي الصافي ضريبة القيمة المضافة المبلغ المستحق الكمية السعر سعر "
    "الوحدة البيان الوصف الصنف جنيه مصري ريال سعودي درهم دينار يورو دولار ليرة شركة مؤسسة مكتب شارع مدينة القاهرة الرياض بغداد عمان "
    "بيروت دمشق الهاتف هاتف فاكس الرقم الضريبي السجل التجاري العميل المورد البائع المشتري التاريخ الخصم الشحن نقدا آجل دفع البنك حساب "
    "قطعة كيلو لتر صندوق متر شهر يوم ساعة فقط لا غير ج.م ر.س د.إ ل.ل من إلى في على عدد وحدة م هـ"
).split()
LATIN = "Invoice INV-2026 Total VAT Tax EUR SAR EGP IBAN FR76 SA03 www.shop.com info@ Ltd Co. No. A4 B12 USB HP Dell PO-20 kg pcs x".split()


# What parts thousands, and what parts decimals.
SIGNS_OF_SUMS = (
    [("٬", "٫"), (",", ".")] * 2 + [("", "٫"), ("", "."), ("", ","), ("،", "."), (".", ","), ("،", "٫")]
)

# Paper and ink; black on white is drawn as often as all the others.
TONES = [(255, 0)] * 6 + [(255, 90), (235, 40), (205, 60), (60, 255), (250, 150)]


class Face:
    """A font, of several files where one lacks signs that another has."""

    def __init__(self, name: str, files: list[pathlib.Path]):
        self.name = name
        self.files = [(path, set(TTFont(path).getBestCmap())) for path in files]
        self.sized: dict[tuple[pathlib.Path, int, ImageFont.Layout], ImageFont.FreeTypeFont] = {}

    def has(self, sign: str) -> bool:
        return any(ord(sign) in signs for _, signs in self.files)

    def font(self, sign: str, size: int, layout: ImageFont.Layout) -> ImageFont.FreeTypeFont:
        path = next((path for path, signs in self.files if ord(sign) in signs), self.files[0][0])
        key = (path, size, layout)
        if key not in self.sized:
            if len(self.sized) > 200:
                self.sized.clear()
            self.sized[key] = ImageFont.truetype(str(path), size, layout_engine=layout)
        return self.sized[key]


def eastern(text: str) -> str:
    return text.translate({ord("0") + value: digit for value, digit in enumerate(DIGITS)})


def number(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.45:
        return amount(chance)
    if kind < 0.57:
        return figures(chance, 1, 3)
    if kind < 0.77:
        return day(chance)
    if kind < 0.82:
        decimals = chance.choice(["", "", "٫" + figures(chance, 1, 2), "." + figures(chance, 1, 1)])
        return chance.choice(["%", ""]) + figures(chance, 1, 2) + decimals + chance.choice(["%", ""])
    if kind < 0.86:
        return f"{chance.randint(0, 23):02d}:{chance.randint(0, 59):02d}"
    if kind < 0.97:
        text = figures(chance, 4, 15)
        at = chance.randint(1, len(text) - 1)
        return text[:at] + chance.choice("-/-") + text[at:] if chance.random() < 0.3 else text
    return chance.choice(["+", ""]) + figures(chance, 8, 13)


def figures(chance: random.Random, least: int, most: int) -> str:
    return "".join(chance.choice("0123456789") for _ in range(chance.randint(least, most)))


def amount(chance: random.Random) -> str:
    grouping, point = chance.choice(SIGNS_OF_SUMS)
    whole = str(int(chance.choice([10, 100, 1000, 10_000, 1_000_000]) ** chance.uniform(0.1, 1)))
    if grouping and chance.random() < 0.9:
        whole = f"{int(whole):,}".replace(",", grouping)
    cents = chance.choice([2, 2, 2, 2, 3, 0])
    decimals = figures(chance, cents, cents) if chance.random() < 0.6 else "0" * cents
    text = chance.choice([""] * 12 + ["-", "+"]) + whole + (point + decimals if cents else "")
    return f"({text})" if chance.random() < 0.05 else text


def day(chance: random.Random) -> str:
    """In our years or the Islamic calendar's, the day first or the year."""
    year = str(chance.choice([chance.randint(1999, 2031)] * 5 + [chance.randint(1440, 1450)]))
    parts = [str(chance.randint(1, 31)), str(chance.randint(1, 12))]
    if chance.random() < 0.7:
        parts = [part.zfill(2) for part in parts]
    parts.append(year[2:] if chance.random() < 0.1 else year)
    return chance.choice("////--.").join(parts if chance.random() < 0.55 else reversed(parts))


def words(chance: random.Random) -> list[tuple[str, str]]:
    """What stands in a line from the left, and what is told of it."""
    told: list[tuple[str, str]] = []
    kind = chance.random()
    count = 1 if kind < 0.5 else chance.randint(1, 4)
    for _ in range(count):
        text = eastern(number(chance))
        told.append((text, text))
    if kind < 0.3:
        return told
    others = chance.randint(0, 3) if kind < 0.85 else chance.randint(2, 5)
    if kind >= 0.92:
        told = []
    for _ in range(others):
        text = chance.choice(WORDS) if chance.random() < 0.75 else western(chance)
        told.insert(chance.randint(0, len(told)), (text, OTHER))
    return told or [(chance.choice(WORDS), OTHER)]


def western(chance: random.Random) -> str:
    """A Latin word, or a number that no eastern digits could be."""
    if chance.random() < 0.5:
        return chance.choice(LATIN)
    text = chance.choice(["{:,.2f}", "{:.2f}", "{:.0f}"]).format(chance.uniform(1, 20_000))
    return text if sum(digit in text for digit in "234678") >= 2 else text.replace("0", "6").replace("1", "3") + "24"


def drawn(face: Face, latin: Face, chance: random.Random) -> tuple[Image.Image, str] | None:
    """A line and what is told of it; nothing where neither font has all its signs."""
    told = words(chance)
    if not all(face.has(one) or latin.has(one) for text, sign in told if sign is not OTHER for one in text):
        return None
    size = chance.randint(20, 44)
    line = Line()
    for text, sign in told:
        if line.pieces:
            line.end += size * (chance.uniform(0.22, 0.6) if chance.random() < 0.9 else chance.uniform(0.6, 3))
        if sign is OTHER:
            line.add(text, (face if text[0] > "\u0600" else latin).font(text[0], size, ImageFont.Layout.RAQM))
            continue
        # One by one, for the layout of a line from the right would turn days around.
        for one in text:
            line.add(one, (face if face.has(one) else latin).font(one, size, ImageFont.Layout.BASIC))
    return line.on_paper(size, chance), " ".join(sign for _, sign in told)


class Line:
    """Pieces of a line, each with where it begins, and how high they reach around the base line."""

    def __init__(self) -> None:
        self.pieces: list[tuple[float, str, ImageFont.FreeTypeFont]] = []
        self.end = self.top = self.bottom = 0.0

    def add(self, text: str, font: ImageFont.FreeTypeFont) -> None:
        _, top, _, bottom = font.getbbox(text, anchor="ls")
        self.pieces.append((self.end, text, font))
        self.end += font.getlength(text)
        self.top, self.bottom = min(self.top, top), max(self.bottom, bottom)

    def on_paper(self, size: int, chance: random.Random) -> Image.Image:
        """As it is cut out of a page: what finds lines leaves more or less room around them."""
        paper, ink = chance.choice(TONES)
        high = max(self.bottom - self.top, 0.35 * size)
        above, below, beside = (high * chance.uniform(least, most) for least, most in ((0.08, 0.6), (0.08, 0.6), (0.1, 0.5)))
        wide, tall = max(8, int(self.end + 2 * beside)), max(8, int(high + above + below))
        picture = Image.new("L", (wide, tall), paper)
        draw = ImageDraw.Draw(picture)
        for at, text, font in self.pieces:
            draw.text((beside + at, above - self.top), text, font=font, fill=ink, anchor="ls")
        if chance.random() < 0.08:
            rule = chance.choice([chance.uniform(0, above / 2), tall - 1 - chance.uniform(0, below / 2)])
            draw.line((0, rule, wide, rule), fill=ink, width=chance.randint(1, 3))
        if chance.random() < 0.35:
            return picture.rotate(chance.uniform(-1.5, 1.5), Image.Resampling.BICUBIC, fillcolor=paper)
        return picture


def copied(picture: Image.Image, chance: random.Random) -> Image.Image:
    if chance.random() < 0.6:
        scale = chance.uniform(0.35, 1)
        size = (max(8, int(picture.width * scale)), max(8, int(picture.height * scale)))
        picture = picture.resize(size, chance.choice([Image.Resampling.LANCZOS, Image.Resampling.BILINEAR]))
    if chance.random() < 0.4:
        picture = picture.filter(ImageFilter.GaussianBlur(chance.uniform(0.3, 1.3)))
    if chance.random() < 0.25 and picture.height > 40:
        picture = picture.filter(ImageFilter.MinFilter(3) if chance.random() < 0.5 else ImageFilter.MaxFilter(3))
    if chance.random() < 0.5:
        pixels = np.asarray(picture, np.float32)
        grain = np.random.default_rng(chance.randint(0, 1 << 30)).normal(0, chance.uniform(2, 22), pixels.shape)
        picture = Image.fromarray(np.clip(pixels + grain, 0, 255).astype(np.uint8))
    if chance.random() < 0.1:
        pixels = np.asarray(picture)
        picture = Image.fromarray(np.where(pixels > (int(pixels.min()) + int(pixels.max())) / 2, 255, 0).astype(np.uint8))
    if chance.random() < 0.4:
        written = io.BytesIO()
        picture.save(written, "JPEG", quality=chance.randint(30, 85))
        picture = Image.open(written)
    return picture


def level(picture: Image.Image) -> np.ndarray:
    width = max(16, round(picture.width * HEIGHT / picture.height))
    return np.asarray(picture.resize((width, HEIGHT), Image.Resampling.BILINEAR), np.uint8)


def made_line(faces: list[Face], latins: list[Face], chance: random.Random) -> tuple[np.ndarray, str]:
    """A line's grey picture, 48 rows high, and what stands in it from the left."""
    while True:
        line = drawn(chance.choice(faces), chance.choice(latins), chance)
        if not line:
            continue
        picture, told = line
        pixels = level(copied(picture, chance))
        # A sign takes three steps of four pixels at the most.
        if pixels.shape[1] <= MOST_WIDTH and 3 * len(told) + 8 <= pixels.shape[1]:
            return pixels, told
