import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { valuesOf } from '../../../testing/understood.ts';
import { layOutPage } from '../../layout.ts';
import type { Word } from '../../page-model.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

it('a commercial invoice in Arabic, typed with Persian letters, whose parcels are counted and no total', () => {
  const { invoiceNumber, issueDate, grossTotal } = read(`
فاتورة تجاریة
رقم الفاتورة:    INV-2026-0311      رقم البولیصة:   34330041705
تاریخ الفاتورة:  18/06/2026         الرقم الضریبي:  00000
الوصف            الكمیة     السعر      الإجمالي
Lamp A4          2          300.00     600.00
Lamp B2          1          420.50     420.50
إجمالي عدد الطرود          3
القیمة الإجمالیة           1020.50`);
  expect({ invoiceNumber, issueDate, grossTotal }).toEqual({
    invoiceNumber: 'INV-2026-0311',
    issueDate: '2026-06-18',
    grossTotal: '1020.50',
  });
});

it("an Egyptian shop's number that it is registered by, and its sums", () => {
  const { supplierVatNumber, netTotal, vatTotal, grossTotal } = read(`
شركة النخيل للتجارة
رقم التسجيل 711-086-252
INVOICE NO: 31-0194749
التاريخ: 29-11-2026
الصنف            الكمية     السعر      القيمة
شاشة             1.00       400.00     400.00
إجمالي قبل الضريبة         400.00
ض.ق.م             14%       56.00
صافي قيمة الفاتورة         456.00`);
  expect({ supplierVatNumber, netTotal, vatTotal, grossTotal }).toEqual({
    supplierVatNumber: '711086252',
    netTotal: '400.00',
    vatTotal: '56.00',
    grossTotal: '456.00',
  });
});

it("a Saudi bill's days in the Islamic calendar, and what is asked for", () => {
  const { issueDate, dueDate, grossTotal } = read(`
فاتورة استهلاك الكهرباء
رقم الفاتورة           206003566116
بداية الفترة           1447/02/26      2025/08/20
تاريخ الفاتورة         1447/03/28
آخر موعد للسداد        1447/04/19
إجمالي الاستهلاك       706.00
المبلغ المطلوب         122.96`);
  expect({ issueDate, dueDate, grossTotal }).toEqual({
    issueDate: '2025-09-20',
    dueDate: '2025-10-11',
    grossTotal: '122.96',
  });
});

it('a form in Arabic and English, each label over its value, whose English stands at the right of a page from the right', () => {
  const english = (text: string, y: number): Word[] => {
    let x0 = 40;
    return text.split(' ').map((word) => {
      const box = { text: word, confidence: 1, x0, x1: x0 + 6 * word.length, y0: y, y1: y + 10 };
      x0 = box.x1 + 4;
      return box;
    });
  };
  const arabic = (text: string, y: number): Word[] =>
    english(text, y).map((word) => ({ ...word, x0: 600 - word.x1, x1: 600 - word.x0 }));
  const words = [
    ...[arabic('فاتورة ضريبية مبسطة', 10), arabic('المعرف', 60), english('Invoice reference number (IRN)', 60)],
    ...[arabic('SM17', 80), english('SM17', 80), arabic('تاريخ اصدار الفاتورة', 120), english('Issue Date', 120)],
    ...[arabic('2026-08-17', 140), english('2026-08-17', 140), arabic('هوية المورد وبيانات المورد', 180)],
    ...[arabic('الإجمالي شامل ضريبة القيمة المضافة', 240), english('231.15 SAR', 240)],
  ].flat();
  const page = layOutPage({ number: 1, width: 600, height: 800, words, source: 'text' });
  expect(page.isMirrored).toBe(true);
  expect(valuesOf(understand([page]))).toMatchObject({ invoiceNumber: 'SM17', issueDate: '2026-08-17' });
});
