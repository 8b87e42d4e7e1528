import type { MadeInvoice } from '../make-invoice.ts';
import type { Mark, Rule, Sheet } from '../sheet.ts';
import { writtenIban } from '../written.ts';
import { type Arrangement, cellOf, type Fact, type HouseStyle, type Sum, type Variation } from './house-style.ts';

const TOP = 50;
const FOOT = 806;
/** Lines end here, so that the foot stays free. */
const LOWEST = 750;
const STEP = 15;

type Pair = readonly [label: string, value: string];

/** The pages of an invoice in a supplier's own style. */
export function drawHouseStyle(invoice: MadeInvoice, style: HouseStyle, variation: Variation): Sheet[] {
  const head = headOf(invoice, style, variation);
  const pages = pagesOfTable(invoice, style, head.bottom + 34);
  const last = pages.at(-1);
  if (!last) throw new Error('an invoice has a page');
  const sums = (Object.keys(style.totals.labels) as Sum[]).map((sum): Pair => {
    const amounts = { net: invoice.netTotal, vat: invoice.vatTotal, gross: invoice.grossTotal };
    return [style.totals.labels[sum] ?? '', style.money(style.number(amounts[sum === 'toPay' ? 'gross' : sum]))];
  });
  const { arrangement, x, gap } = style.totals;
  const needed = arrangement === 'below' || arrangement === 'above' ? 50 : 30 + sums.length * STEP;
  const fits = last.bottom + needed < LOWEST + 30;
  const onLast = fits ? last : { marks: [] as Mark[], rules: [] as Rule[], bottom: TOP };
  onLast.marks.push(...arrange(sums, arrangement, { x, y: onLast.bottom + 28, gap, size: 10 }));
  const sheets = fits ? pages : [...pages, onLast];
  return sheets.map(({ marks, rules }, index) => ({
    marks: [
      ...(index === 0 ? head.marks : []),
      ...marks,
      ...style
        .foot(invoice, writtenIban(invoice.iban))
        .map((text, line): Mark => ({ text, x: 50, y: FOOT + line * 11, size: 7.5 })),
    ],
    rules,
  }));
}

/** The supplier, the title, the buyer and the facts: as high as the longest of them. */
function headOf(invoice: MadeInvoice, style: HouseStyle, { shift, addressLines, absent }: Variation) {
  const { supplier, buyer } = invoice;
  const marks: Mark[] = [{ text: style.title, x: style.titleAt.x, y: TOP, size: style.titleAt.size, bold: true }];
  if (style.supplier.at === 'top') {
    const lines = [
      supplier.name,
      supplier.street,
      `${supplier.zipCode} ${supplier.city}`,
      `${style.supplier.vatLabel} ${supplier.vatNumber}`,
    ];
    marks.push(
      ...lines.map((text, index): Mark => ({ text, x: style.supplier.x, y: TOP + 24 + index * 13, size: 9.5 })),
    );
  }
  const top = TOP + 100 + shift;
  const address = [
    ...(style.buyer.label ? [style.buyer.label] : []),
    buyer.name,
    ...addressLines,
    buyer.street,
    `${buyer.zipCode} ${buyer.city}`,
  ];
  marks.push(...address.map((text, index): Mark => ({ text, x: style.buyer.x, y: top + index * 14, size: 10 })));
  const underAddress = top + address.length * 14;
  const { arrangement, x, gap, beside, labels } = style.facts;
  const written: Record<Fact, string> = {
    number: invoice.invoiceNumber,
    date: style.day(invoice.issueDate),
    due: style.day(invoice.dueDate),
    order: invoice.orderNumber,
  };
  const facts = (Object.keys(labels) as Fact[])
    .filter((fact) => !absent.includes(fact))
    .map((fact): Pair => [labels[fact] ?? '', written[fact]]);
  const y = beside ? top : underAddress + 16;
  marks.push(...arrange(facts, arrangement, { x, y, gap, size: 9.5 }));
  const height = arrangement === 'below' || arrangement === 'above' ? 14 : facts.length * STEP;
  return { marks, bottom: Math.max(underAddress, y + height) };
}

/** Labels and their values, as the style has them stand to one another. */
function arrange(
  pairs: readonly Pair[],
  arrangement: Arrangement,
  { x, y, gap, size }: { x: number; y: number; gap: number; size: number },
): Mark[] {
  return pairs.flatMap(([label, value], index) => {
    const line = y + index * STEP;
    const across = x + index * gap;
    const ways: Record<Arrangement, Mark[]> = {
      behind: [{ text: `${label} ${value}`, x, y: line, size }],
      right: [
        { text: label, x, y: line, size },
        { text: value, x: x + gap, y: line, size },
      ],
      'right-flush': [
        { text: label, x, y: line, size },
        { text: value, x: x + gap, y: line, size, right: true },
      ],
      left: [
        { text: value, x, y: line, size, right: true },
        { text: label, x: x + gap, y: line, size },
      ],
      below: [
        { text: label, x: across, y, size: size - 2 },
        { text: value, x: across, y: y + 13, size },
      ],
      above: [
        { text: value, x: across, y, size },
        { text: label, x: across, y: y + 11, size: size - 2 },
      ],
    };
    return ways[arrangement];
  });
}

type Page = { marks: Mark[]; rules: Rule[]; bottom: number };

function pagesOfTable(invoice: MadeInvoice, style: HouseStyle, top: number): Page[] {
  const { columns, grid, rowHeight, headOnEachPage, note } = style.table;
  const header = (y: number): Mark[] =>
    columns.map(({ label, x, right }) => ({ text: label, x, y, size: 8.5, bold: true, ...(right && { right }) }));
  const pages: Page[] = [{ marks: header(top), rules: [{ y: top + 5, from: 45, to: 550 }], bottom: top + 18 }];
  invoice.lines.forEach((line, index) => {
    let page = pages.at(-1) as Page;
    if (page.bottom + rowHeight > LOWEST) {
      page = headOnEachPage
        ? { marks: header(TOP), rules: [], bottom: TOP + 18 }
        : { marks: [], rules: [], bottom: TOP + 10 };
      pages.push(page);
    }
    const y = page.bottom;
    page.marks.push(
      ...columns.map(({ field, x, right }) => ({
        text: cellOf(line, field, index, style),
        x,
        y,
        size: 9,
        ...(right && { right }),
      })),
    );
    if (note) {
      const x = columns.find(({ field }) => field === 'designation')?.x ?? 50;
      page.marks.push({ text: `${note} ${(index * 37) % 89}`, x, y: y + 11, size: 7.5 });
    }
    if (grid) page.rules.push({ y: y + rowHeight - 10, from: 45, to: 550 });
    page.bottom += rowHeight;
  });
  return pages;
}
