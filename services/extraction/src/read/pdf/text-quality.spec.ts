import { describe, expect, it } from 'vitest';
import { readsWell } from './text-quality.ts';

const layerOf = (text: string) => ({
  number: 1,
  width: 595,
  height: 842,
  words: text
    .split(' ')
    .map((word, at) => ({ text: word, confidence: 1, x0: 50 * at, x1: 50 * at + 40, y0: 0, y1: 10 })),
  turned: [],
  hidden: [],
  codePictures: [],
  isPainted: true,
});

describe('a text layer', () => {
  it('reads well in any script', () => {
    expect(readsWell(layerOf('Facture FA-12 du 15/03/2026 Total TTC 1 234,50 €'))).toBe(true);
    expect(readsWell(layerOf('فاتورة رقم 12 بتاريخ 15/03/2026 المبلغ الإجمالي 1,234.50 درهم'))).toBe(true);
    expect(readsWell(layerOf('Hesab-faktura № 12 ödənişin məbləği əlavə dəyər vergisi cəmi 1 234,50'))).toBe(true);
    expect(readsWell(layerOf('Factură nr. 12 Preț unitar fără TVA Țară Școală Dată scadență 15.03.2026'))).toBe(true);
  });

  it('reads well between rules that are drawn of signs', () => {
    expect(
      readsWell(layerOf(`${'='.repeat(90)} FACTURE 21/00214 DU 28.02.21 ${'='.repeat(90)} TOTAL EUR 2.643,11`)),
    ).toBe(true);
  });

  it('does not where its letters are a font’s own codes, or have lost their dots', () => {
    expect(readsWell(layerOf('\ue000\ue001 \ue002 \ue003 \ue004\ue005 \ue006 \ue007 \ue008 \ue009'))).toBe(false);
    expect(readsWell(layerOf('ɞȱɠȕȭ ŦțɔȫȪŦɓ ɋŰțȺșȗ 1234 ɌɑŦțɏɒ ɕɕɑŦșɞ ɕȕɓȤȫɏ 56,78'))).toBe(false);
    expect(readsWell(layerOf('ار ح اورە سركه لل ورداٮ دوں ال صره سعر الوحدە'))).toBe(false);
  });
});
