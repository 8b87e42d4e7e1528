import { createRequire } from 'node:module';
import { type CanvasRenderingContext2D, createCanvas, GlobalFonts, PDFDocument } from '@napi-rs/canvas';
import type { MadeInvoice } from './make-invoice.ts';
import { PAGE } from './sheet.ts';

export interface ArabicOptions {
  /** The digits it is written in: 0 to 9, or those of the eastern Arab world. */
  readonly digits?: 'western' | 'eastern';
}

/** Who sells and who buys on an Arabic invoice; everything else is the made invoice's. */
export const ARABIC_PARTIES = { supplier: 'شركة الأطلس للتوريدات', buyer: 'مكتب النخيل للتصميم' } as const;

const FAMILIES = ['Comptoir Arabic', 'Comptoir Latin'] as const;
let fontsRegistered = false;

function registerFonts(): void {
  if (fontsRegistered) return;
  const require = createRequire(import.meta.url);
  const files = [
    require.resolve('@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2'),
    require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2'),
  ];
  for (const [index, file] of files.entries()) GlobalFonts.registerFromPath(file, FAMILIES[index]);
  fontsRegistered = true;
}

/** An invoice in Arabic, mirrored as one is, as a PDF with a text layer of shaped letters. */
export function renderArabicPdf(invoice: MadeInvoice, options: ArabicOptions = {}): Uint8Array {
  registerFonts();
  const pdf = new PDFDocument();
  draw(pdf.beginPage(PAGE.width, PAGE.height), invoice, options);
  pdf.endPage();
  return pdf.close();
}

/** The same as a picture: what a scanner sends. */
export function renderArabicScan(
  invoice: MadeInvoice,
  options: ArabicOptions & { readonly dpi?: number } = {},
): Uint8Array {
  registerFonts();
  const scale = (options.dpi ?? 200) / 72;
  const canvas = createCanvas(Math.round(PAGE.width * scale), Math.round(PAGE.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdfdfb';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  draw(context, invoice, options);
  return canvas.toBuffer('image/png');
}

function draw(context: CanvasRenderingContext2D, invoice: MadeInvoice, { digits = 'western' }: ArabicOptions): void {
  const written = (text: string) => (digits === 'western' ? text : easternDigits(text));
  const money = (amount: string) => written(grouped(amount));
  context.fillStyle = '#1c1c20';
  context.direction = 'rtl';
  context.textAlign = 'right';
  /** `x` from the right edge of the page, where lines begin. */
  const write = (text: string, x: number, y: number, size = 11) => {
    context.font = `${size}px ${FAMILIES.map((family) => `"${family}"`).join(', ')}`;
    context.fillText(text, PAGE.width - x, y);
  };
  write(ARABIC_PARTIES.supplier, 50, 60, 14);
  write(written('12 شارع محمد الخامس'), 50, 78);
  write('فاتورة', 380, 60, 20);
  const facts = [
    ['رقم الفاتورة:', invoice.invoiceNumber],
    ['تاريخ الفاتورة:', written(slashed(invoice.issueDate))],
    ['تاريخ الاستحقاق:', written(slashed(invoice.dueDate))],
    ['رقم الطلب:', invoice.orderNumber],
  ] as const;
  for (const [index, [label, value]] of facts.entries()) {
    write(label, 320, 100 + 18 * index);
    write(value, 430, 100 + 18 * index);
  }
  write('فاتورة إلى:', 50, 140);
  write(ARABIC_PARTIES.buyer, 50, 158);

  const columns = [50, 270, 340, 420, 490];
  const row = (cells: readonly string[], y: number) => {
    for (const [index, cell] of cells.entries()) write(cell, columns[index] ?? 0, y);
  };
  row(['الوصف', 'الكمية', 'سعر الوحدة', 'نسبة الضريبة', 'المجموع'], 220);
  let y = 220;
  for (const line of invoice.lines) {
    y += 22;
    row(
      [
        line.designation,
        written(line.quantity),
        money(line.unitPrice),
        written(`${line.vatRate}%`),
        money(line.netTotal),
      ],
      y,
    );
  }
  const sums = [
    ['المجموع دون الضريبة', invoice.netTotal],
    ['ضريبة القيمة المضافة', invoice.vatTotal],
    ['المبلغ الإجمالي', invoice.grossTotal],
    ['المبلغ المستحق', invoice.grossTotal],
  ] as const;
  y += 20;
  for (const [label, amount] of sums) {
    y += 20;
    write(label, 300, y);
    write(`${money(amount)} يورو`, 450, y);
  }
  write('رقم الحساب IBAN:', 50, y + 40);
  write((invoice.iban.match(/.{1,4}/g) ?? []).join(' '), 160, y + 40);
}

const grouped = (amount: string): string => amount.replace(/\B(?=(?:\d{3})+\.)/g, ',');
const slashed = (day: string): string => day.split('-').reverse().join('/');
const easternDigits = (text: string): string =>
  text
    .replace(/(\d),(?=\d)/g, '$1\u066c')
    .replace(/(\d)\.(?=\d)/g, '$1\u066b')
    .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
