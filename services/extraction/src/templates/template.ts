/**
 * What was learned from one verified invoice about how one supplier lays its invoices out.
 *
 * How the engine is used (the jobs, stores and screens around it are not its business):
 *
 * 1. A document is read without templates first, unless its supplier is known (an upload of a supplier): then that
 *    supplier's accepted templates go along at once, in `ReadOptions.templates`.
 * 2. Each reading of the text and the OCR route says the keys it found on the pages: `Reading.keys`. Where they lead to
 *    templates that were not given yet, the document is read once more with those. `keysOf(pages)` finds them.
 * 3. `readDocument` applies the one candidate that fits the layout, if any, and says so in `Reading.template`.
 * 4. When an invoice is verified: `readPages` (read/read-document.ts, in the process that reads) and `draftTemplate(pages,
 *    verified)`. To replay, read each past document with the draft as the only candidate, and give the reading with what
 *    was verified to `compareReading`.
 *
 * A template is exported, imported and looked into by people. So it is plain JSON, of bounded size, and holds neither
 * regular expressions nor code: labels as folded text, places as shares of the page, values as one of a few shapes.
 * Lengths are in page widths, both ways: a scan of 300 dpi and a text layer in points give the same figures.
 */
import { literals, READING_FIELDS, type ReadingFieldName, ReadKeys } from '@comptoir/contracts';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const strict = { additionalProperties: false };

/** A length or a coordinate, in page widths; A4 is 1 wide and 1.414 high. */
const Length = Type.Number({ minimum: -20, maximum: 20 });
/** A label as it is compared: lower case, without accents, spaces or punctuation (`read/understand/text/fold.ts`). */
const FoldedText = Type.String({ minLength: 1, maxLength: 60 });
const Weight = Type.Number({ minimum: 0, maximum: 1 });

/** A word or two that stand on every invoice of the layout, and where across the page. */
const Mark = Type.Object({ text: FoldedText, x0: Length, x1: Length, weight: Weight }, strict);
export type Mark = Static<typeof Mark>;

export const SIDES = ['right', 'left', 'below', 'above'] as const;
/** A label, and where the value stands seen from it. */
const Anchor = Type.Object(
  {
    text: FoldedText,
    /** Of the label: the value stands right of it on its base line, under it, … */
    side: literals(SIDES),
    /** Words between the two on one base line; base lines from the one to the other in a column. */
    steps: Type.Integer({ minimum: 0, maximum: 60 }),
    /** From the label's left, right and middle (in height) to the value's. */
    dx0: Length,
    dx1: Length,
    dy: Length,
    weight: Weight,
  },
  strict,
);
export type Anchor = Static<typeof Anchor>;

/** Where the value stood on the page, for want of labels: from the top, or from the bottom for what stands in a foot. */
const Place = Type.Object(
  { from: literals(['top', 'bottom'] as const), x0: Length, x1: Length, y: Type.Number({ minimum: 0, maximum: 20 }) },
  strict,
);
export type Place = Static<typeof Place>;

/** In which order day, month and year are written, and how the month is. */
const DateShape = Type.Object(
  {
    kind: Type.Literal('date'),
    order: literals(['DMY', 'MDY', 'YMD', 'YDM'] as const),
    month: literals(['number', 'name', 'roman'] as const),
    yearDigits: Type.Union([Type.Literal(2), Type.Literal(4)]),
    /** Written without anything between: 20260305. */
    compact: Type.Boolean(),
  },
  strict,
);
export type DateShape = Static<typeof DateShape>;

/** How numbers are written: the sign before the decimals, how many money has, what parts thousands. */
const NumberShape = Type.Object(
  {
    decimal: literals([',', '.', '٫'] as const),
    decimals: Type.Integer({ minimum: 0, maximum: 4 }),
    group: literals(['space', 'sign', 'none', 'unknown'] as const),
  },
  strict,
);
export type NumberShape = Static<typeof NumberShape>;

/** What a value looks like. */
const Shape = Type.Union([
  Type.Object({ kind: Type.Literal('amount') }, strict),
  DateShape,
  /** Each letter as A, each digit as 9, all else as it is: `FA-2026/00012` is `AA-9999/99999`. */
  Type.Object({ kind: Type.Literal('code'), pattern: Type.String({ minLength: 1, maxLength: 60 }) }, strict),
  Type.Object({ kind: Type.Literal('iban') }, strict),
  Type.Object({ kind: Type.Literal('vatNumber') }, strict),
  /** From where it begins to the end of its cell, or to a mark that parts it from what follows. */
  Type.Object(
    { kind: Type.Literal('text'), until: Type.Optional(Type.String({ minLength: 1, maxLength: 3 })) },
    strict,
  ),
]);
export type Shape = Static<typeof Shape>;

/** A value that stands somewhere on the page and differs from invoice to invoice. */
const FoundRule = Type.Object(
  {
    rule: Type.Literal('found'),
    shape: Shape,
    /** The best first. */
    anchors: Type.Array(Anchor, { maxItems: 8 }),
    place: Place,
    /** Whether it stands on the first page or on the last. */
    page: literals(['first', 'last'] as const),
    /** What the generic reader gave on the verified invoice: this value, or another; nothing, where it is left out. */
    generic: Type.Optional(literals(['right', 'wrong'] as const)),
    /** Of the supplier's tax number, which one it was (folded): another is not certain. It is compared, and never supplied. */
    known: Type.Optional(FoldedText),
  },
  strict,
);
export type FoundRule = Static<typeof FoundRule>;

/**
 * The same on every invoice: the supplier's name, its currency. Taken where the page shows `shown` (folded), or, where
 * the page never showed it (a logo), on the proof of the keys alone.
 */
const ConstantRule = Type.Object(
  {
    rule: Type.Literal('constant'),
    value: Type.String({ minLength: 1, maxLength: 300 }),
    shown: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    /** The generic reader guessed at another. */
    misread: Type.Optional(Type.Literal(true)),
  },
  strict,
);

/**
 * Not printed on this layout; follows from the others. `nought`: the supplier bears no VAT. `misread`: the generic reader
 * found one there all the same.
 */
const DerivedRule = Type.Object(
  {
    rule: Type.Literal('derived'),
    by: literals(['net + vat', 'gross - vat', 'gross - net', 'gross', 'nought'] as const),
    misread: Type.Optional(Type.Boolean()),
  },
  strict,
);

/** A person said that this layout has none. `misread`: the generic reader found one there all the same. */
const AbsentRule = Type.Object({ rule: Type.Literal('absent'), misread: Type.Boolean() }, strict);

const FieldRule = Type.Union([FoundRule, ConstantRule, DerivedRule, AbsentRule]);
export type FieldRule = Static<typeof FieldRule>;

export const LINE_FIELDS = [
  'itemCode',
  'designation',
  'quantity',
  'unitPrice',
  'vatRate',
  'netTotal',
  'deliveryDate',
] as const;

/** A column of the lines' table. */
const LineColumn = Type.Object(
  {
    field: literals(LINE_FIELDS),
    x0: Length,
    x1: Length,
    align: literals(['left', 'right'] as const),
    /** Base lines from the one with the line's total to this column's value. */
    row: Type.Integer({ minimum: -6, maximum: 6 }),
    /** Every line of the verified invoice had one. */
    always: Type.Boolean(),
  },
  strict,
);
export type LineColumn = Static<typeof LineColumn>;

const LinesRule = Type.Object(
  {
    /** Labels over the columns, with their places across the page. */
    header: Type.Array(Mark, { maxItems: 16 }),
    columns: Type.Array(LineColumn, { minItems: 1, maxItems: 12 }),
    /** What begins the first base line under the table. */
    end: Type.Array(Mark, { maxItems: 6 }),
    /** Labels of rows that have their figures in the columns and were no lines on the verified invoice: a subtotal, a tax. */
    not: Type.Optional(Type.Array(Mark, { maxItems: 12 })),
    /** On the verified invoice this table gave the lines, and the generic reader others. */
    better: Type.Optional(Type.Literal(true)),
    /** The total that the verified lines made. */
    makes: Type.Optional(literals(['netTotal', 'grossTotal'] as const)),
  },
  strict,
);
export type LinesRule = Static<typeof LinesRule>;

export const TEMPLATE_FORMAT = 1;

/** What may be supplied without being read. Never an IBAN or a VAT number: another one has to be seen. */
export const CONSTANT_FIELDS = ['supplierName', 'country', 'currency'] as const;
const DERIVED_FIELDS = ['netTotal', 'vatTotal', 'grossTotal', 'amountDue'] as const;

const isOneOf = (names: readonly string[], name: string) => names.includes(name);
const ruleOf = (name: ReadingFieldName) =>
  Type.Optional(
    (isOneOf(CONSTANT_FIELDS, name)
      ? Type.Union([ConstantRule, AbsentRule])
      : isOneOf(DERIVED_FIELDS, name)
        ? Type.Union([FoundRule, DerivedRule, AbsentRule])
        : Type.Union([FoundRule, AbsentRule])) as unknown as typeof FieldRule,
  );
const fieldRules = Object.fromEntries(READING_FIELDS.map((name) => [name, ruleOf(name)])) as Record<
  ReadingFieldName,
  ReturnType<typeof ruleOf>
>;

export const Template = Type.Object(
  {
    format: Type.Literal(TEMPLATE_FORMAT),
    /** What recognises the supplier, as it stands on the page and holds by its check digits. */
    keys: ReadKeys,
    numbers: NumberShape,
    /** The layout's signature. */
    marks: Type.Array(Mark, { minItems: 1, maxItems: 60 }),
    fields: Type.Object(fieldRules, strict),
    /** Net, VAT and total of the verified invoice did not add up: something else stands between them. */
    apart: Type.Optional(Type.Literal(true)),
    lines: Type.Optional(LinesRule),
  },
  strict,
);
export type Template = Static<typeof Template>;

/** A template as it is kept: which it is, and its version, go into the reading that used it. */
export type KeptTemplate = { readonly id: string; readonly version: number; readonly template: Template };

const check = Compile(Template);

/** A template out of JSON that a person gave; undefined where it is none, or breaks a bound. */
export function parseTemplate(json: unknown): Template | undefined {
  return check.Check(json) ? json : undefined;
}
