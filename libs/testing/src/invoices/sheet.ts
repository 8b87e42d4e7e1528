import type { MadeInvoice, MadeParty } from './make-invoice.ts';
import { WORDS } from './words.ts';
import { writtenAmount, writtenDay, writtenIban, writtenNumber } from './written.ts';

/** Text on an A4 page, in points from its top left corner to the text's baseline. */
export interface Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: true;
  /** The text ends at x instead of beginning there. */
  readonly right?: true;
}
export interface Rule {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}
/** One page, as marks and rules: what is drawn as a PDF or as pixels alike. */
export interface Sheet {
  readonly marks: readonly Mark[];
  readonly rules: readonly Rule[];
}

/** Quite different ways to say the same thing. */
export const LAYOUTS = ['classic', 'letter', 'boxed'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const PAGE = { width: 595, height: 842 };
const LINES_A_PAGE = 28;

const addressOf = ({ name, street, zipCode, city }: MadeParty): string[] => [name, street, `${zipCode} ${city}`];

const block = (lines: readonly string[], x: number, y: number, size = 10): Mark[] =>
  lines.map((text, index) => ({
    text,
    x,
    y: y + index * (size + 4),
    size,
    ...(index === 0 && { bold: true as const }),
  }));

/** The pages of an invoice in a layout. */
export function layOut(invoice: MadeInvoice, layout: Layout): Sheet[] {
  const pages = Math.max(1, Math.ceil(invoice.lines.length / LINES_A_PAGE));
  return Array.from({ length: pages }, (_, page) => {
    const lines = invoice.lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE);
    const top = page === 0 ? HEADS[layout](invoice) : { marks: [], bottom: 60 };
    const table = tableOf(invoice, lines, top.bottom + 30);
    const isLast = page === pages - 1;
    const foot = isLast ? totalsOf(invoice, layout, table.bottom + 30) : { marks: [], rules: [] };
    return { marks: [...top.marks, ...table.marks, ...foot.marks], rules: [...table.rules, ...foot.rules] };
  });
}

type Head = { readonly marks: readonly Mark[]; readonly bottom: number };
const HEADS: Readonly<Record<Layout, (invoice: MadeInvoice) => Head>> = { classic, letter, boxed };

function facts(invoice: MadeInvoice): Array<readonly [label: string, value: string]> {
  const words = WORDS[invoice.language];
  return [
    [words.number, invoice.invoiceNumber],
    [words.issueDate, writtenDay(invoice.issueDate, invoice.language)],
    [words.dueDate, writtenDay(invoice.dueDate, invoice.language)],
    [words.order, invoice.orderNumber],
  ];
}

const title = ({ language, typeCode }: MadeInvoice): string =>
  typeCode === '381' ? WORDS[language].creditNote : WORDS[language].invoice;

/** Supplier left, title right, each fact as `label : value` on a line. */
function classic(invoice: MadeInvoice): Head {
  const words = WORDS[invoice.language];
  return {
    marks: [
      ...block([...addressOf(invoice.supplier), `${words.vatNumber} : ${invoice.supplier.vatNumber}`], 50, 60),
      { text: title(invoice), x: 545, y: 64, size: 20, bold: true, right: true },
      ...facts(invoice).map(([label, value], index) => ({
        text: `${label} : ${value}`,
        x: 50,
        y: 150 + index * 15,
        size: 10,
      })),
      ...block([words.buyer, ...addressOf(invoice.buyer)], 350, 150),
    ],
    bottom: 215,
  };
}

/** A letter: the buyer's window left, an information block right with labels and values in two columns. */
function letter(invoice: MadeInvoice): Head {
  const words = WORDS[invoice.language];
  const rows = [...facts(invoice), [words.vatNumber, invoice.supplier.vatNumber] as const];
  return {
    marks: [
      { text: invoice.supplier.name, x: 50, y: 50, size: 16, bold: true },
      { text: addressOf(invoice.supplier).slice(1).join(' · '), x: 50, y: 66, size: 8 },
      ...addressOf(invoice.buyer).map((text, index) => ({ text, x: 50, y: 130 + index * 14, size: 10 })),
      ...rows.flatMap(([label, value], index) => [
        { text: label, x: 340, y: 130 + index * 15, size: 9 },
        { text: value, x: 545, y: 130 + index * 15, size: 10, right: true as const },
      ]),
      { text: title(invoice), x: 50, y: 230, size: 14, bold: true },
    ],
    bottom: 235,
  };
}

/** Values stand under their labels in a band of boxes; parties side by side above. */
function boxed(invoice: MadeInvoice): Head {
  const words = WORDS[invoice.language];
  return {
    marks: [
      { text: title(invoice), x: 50, y: 50, size: 18, bold: true },
      ...block([...addressOf(invoice.supplier), `${words.vatNumber} ${invoice.supplier.vatNumber}`], 50, 85),
      ...block([words.buyer, ...addressOf(invoice.buyer)], 340, 85),
      ...facts(invoice).flatMap(([label, value], index) => [
        { text: label, x: 50 + index * 125, y: 180, size: 8 },
        { text: value, x: 50 + index * 125, y: 194, size: 11, bold: true as const },
      ]),
    ],
    bottom: 210,
  };
}

const COLUMNS = { designation: 50, quantity: 335, unitPrice: 415, rate: 465, lineTotal: 545 };

function tableOf({ language }: MadeInvoice, lines: MadeInvoice['lines'], top: number): Sheet & { bottom: number } {
  const words = WORDS[language];
  const right = (text: string, x: number, y: number, bold?: true): Mark => ({
    text,
    x,
    y,
    size: 9,
    right: true,
    ...(bold && { bold }),
  });
  const head: Mark[] = [
    { text: words.designation, x: COLUMNS.designation, y: top, size: 9, bold: true },
    right(words.quantity, COLUMNS.quantity, top, true),
    right(words.unitPrice, COLUMNS.unitPrice, top, true),
    right(words.rate, COLUMNS.rate, top, true),
    right(words.lineTotal, COLUMNS.lineTotal, top, true),
  ];
  const rows = lines.flatMap((line, index) => {
    const y = top + 20 + index * 17;
    return [
      { text: line.designation, x: COLUMNS.designation, y, size: 9 },
      right(line.quantity, COLUMNS.quantity, y),
      right(writtenNumber(line.unitPrice, language), COLUMNS.unitPrice, y),
      right(`${writtenNumber(line.vatRate, language)} %`, COLUMNS.rate, y),
      right(writtenNumber(line.netTotal, language), COLUMNS.lineTotal, y),
    ];
  });
  const bottom = top + 20 + lines.length * 17;
  return {
    marks: [...head, ...rows],
    rules: [
      { y: top + 6, from: 50, to: 545 },
      { y: bottom - 5, from: 50, to: 545 },
    ],
    bottom,
  };
}

function totalsOf(invoice: MadeInvoice, layout: Layout, top: number): Sheet {
  const words = WORDS[invoice.language];
  const amount = (value: string): string => writtenAmount(value, invoice);
  const rates = invoice.vat.map(
    ({ rate, amount: vat }) => [`${words.rate} ${writtenNumber(rate, invoice.language)} %`, amount(vat)] as const,
  );
  const rows = [
    [words.net, amount(invoice.netTotal)] as const,
    ...rates,
    ...(rates.length > 1 ? [[words.vat, amount(invoice.vatTotal)] as const] : []),
    [words.gross, amount(invoice.grossTotal)] as const,
  ];
  const labels = layout === 'letter' ? 330 : 360;
  return {
    marks: [
      ...rows.flatMap(([label, value], index) => {
        const bold = index === rows.length - 1 && { bold: true as const };
        const y = top + index * 17;
        return [
          { text: label, x: labels, y, size: 10, ...bold },
          { text: value, x: 545, y, size: 10, right: true as const, ...bold },
        ];
      }),
      { text: `IBAN : ${writtenIban(invoice.iban)}`, x: 50, y: top + 130, size: 9 },
      { text: words.terms, x: 50, y: top + 145, size: 9 },
    ],
    rules: [{ y: top + (rows.length - 1) * 17 - 12, from: labels, to: 545 }],
  };
}
