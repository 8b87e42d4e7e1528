"""Draws lines of print as invoices have them: what the ranges of numbers within the reading net are measured on.

The same lines each time. They are good and bad copies: other fonts and sizes, print on colour and white on dark, a slight
lean, blur, grain, JPEG.
"""

import io
import pathlib
import random
from collections.abc import Iterator

import matplotlib
import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

HEIGHT = 48
MOST_WIDTH = 2000
SEED = 20261128
FONTS = sorted(
    path
    for path in (pathlib.Path(matplotlib.get_data_path()) / "fonts" / "ttf").glob("DejaVu*.ttf")
    if "Display" not in path.name
)
WORDS = (
    "Invoice Facture Rechnung Factura Fattura Faktura Date Datum Fecha Total TOTAL Net VAT TVA MwSt. IVA USt-IdNr. Montant HT TTC "
    "Betrag Summe Zwischensumme Importe Amount due Qty Quantité Menge Unit price Prix unitaire Einzelpreis Description Désignation "
    "Bezeichnung Descripción GmbH SARL Ltd S.A. & Co. KG Straße Rue Avenue Street Calle Postfach IBAN BIC Konto Bank Merci für "
    "Ihren Auftrag Vielen Dank Échéance 14 days fällig bis Señor año ñandú Côte d'œuvre élève façade Größe Übung Ärzte tel. fax "
    "www. info@ .com .fr .de N° No. Nr. Ref. # : - / ( ) % € $ £ kg m² h pcs Stk. Łódź Čeština Şişli håndværk"
).split()
# Paper and ink; black on white is drawn as often as all the others.
TONES = [(255, 0)] * 6 + [(255, 90), (235, 40), (205, 60), (60, 255), (250, 150)]


def made_lines(count: int) -> Iterator[np.ndarray]:
    """Grey pictures, 48 rows high."""
    chance = random.Random(SEED)
    for _ in range(count):
        yield level(copied(drawn(chance), chance))


def word(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.55:
        return chance.choice(WORDS)
    if kind < 0.7:
        return f"{chance.randint(0, 9999)}{chance.choice('.,')}{chance.randint(0, 99):02d}"
    if kind < 0.78:
        sign = chance.choice("./-")
        return f"{chance.randint(1, 31):02d}{sign}{chance.randint(1, 12):02d}{sign}{chance.randint(1999, 2029)}"
    if kind < 0.86:
        return "".join(chance.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/") for _ in range(chance.randint(4, 14)))
    if kind < 0.93:
        return f"{chance.randint(1, 9)} {chance.randint(0, 999):03d},{chance.randint(0, 99):02d} €"
    return chance.choice(WORDS).upper()


def drawn(chance: random.Random) -> Image.Image:
    font = ImageFont.truetype(str(chance.choice(FONTS)), chance.randint(20, 40))
    text = " ".join(word(chance) for _ in range(chance.randint(1, 9)))
    left, top, right, bottom = font.getbbox(text)
    margin = chance.randint(4, 14)
    paper, ink = chance.choice(TONES)
    picture = Image.new("L", (int(right - left) + 2 * margin, int(bottom - top) + 2 * margin), paper)
    ImageDraw.Draw(picture).text((margin - left, margin - top), text, font=font, fill=ink)
    if chance.random() < 0.3:
        return picture.rotate(chance.uniform(-1, 1), Image.Resampling.BICUBIC, fillcolor=paper)
    return picture


def copied(picture: Image.Image, chance: random.Random) -> Image.Image:
    if chance.random() < 0.5:
        scale = chance.uniform(0.35, 1)
        size = (max(8, int(picture.width * scale)), max(8, int(picture.height * scale)))
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    if chance.random() < 0.3:
        picture = picture.filter(ImageFilter.GaussianBlur(chance.uniform(0.3, 1.2)))
    if chance.random() < 0.4:
        pixels = np.asarray(picture, np.float32)
        grain = np.random.default_rng(chance.randint(0, 1 << 30)).normal(0, chance.uniform(2, 18), pixels.shape)
        picture = Image.fromarray(np.clip(pixels + grain, 0, 255).astype(np.uint8))
    if chance.random() < 0.4:
        file = io.BytesIO()
        picture.save(file, "JPEG", quality=chance.randint(35, 80))
        picture = Image.open(file).convert("L")
    return picture


def level(picture: Image.Image) -> np.ndarray:
    width = max(8, min(MOST_WIDTH, round(HEIGHT * picture.width / picture.height)))
    return np.asarray(picture.resize((width, HEIGHT), Image.Resampling.BILINEAR))
