import { type Static, Type } from 'typebox';
import { literals } from './http/common.ts';

export const READING_ROUTES = ['xml', 'text', 'ocr'] as const;
export const READING_SOURCES = ['xml', 'text', 'template', 'ocr', 'code', 'person'] as const;
/** How much could be read (specification 000 §3, Invoice: extraction level). */
export const READING_LEVELS = ['FULLY', 'PARTIALLY', 'NOT_EXTRACTED', 'NOT_AN_INVOICE'] as const;
export type ReadingRoute = (typeof READING_ROUTES)[number];
export type ReadingSource = (typeof READING_SOURCES)[number];
export type ReadingLevel = (typeof READING_LEVELS)[number];

/** The fields an invoice is read for; amounts as decimal strings, dates as YYYY-MM-DD. */
export const READING_FIELDS = [
  'typeCode',
  'invoiceNumber',
  'issueDate',
  'dueDate',
  'currency',
  'supplierName',
  'supplierVatNumber',
  'buyerName',
  'buyerVatNumber',
  'netTotal',
  'vatTotal',
  'grossTotal',
  'amountDue',
  'discount',
  'charges',
  'iban',
  'bic',
  'paymentTerms',
  'orderNumber',
  'deliverySlipNumber',
  'country',
] as const;
export type ReadingFieldName = (typeof READING_FIELDS)[number];

/** [x0, y0, x1, y1] in fractions of the page, from its top left corner. */
export const Box = Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { minItems: 4, maxItems: 4 });

export const ReadField = Type.Object({
  value: Type.String({ maxLength: 2000 }),
  /** 0 to 1; 0.9 and more means certain. */
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  source: literals(READING_SOURCES),
  /** From 1; absent where the value was on no page (XML alone). */
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  box: Type.Optional(Box),
});
export type ReadField = Static<typeof ReadField>;

export const ReadLine = Type.Object({
  itemCode: Type.Optional(Type.String({ maxLength: 200 })),
  designation: Type.Optional(Type.String({ maxLength: 2000 })),
  quantity: Type.Optional(Type.String({ maxLength: 40 })),
  unitPrice: Type.Optional(Type.String({ maxLength: 40 })),
  vatRate: Type.Optional(Type.String({ maxLength: 40 })),
  netTotal: Type.Optional(Type.String({ maxLength: 40 })),
  deliveryDate: Type.Optional(Type.String({ maxLength: 10 })),
});
export type ReadLine = Static<typeof ReadLine>;

export const ReadVat = Type.Object({
  rate: Type.String({ maxLength: 40 }),
  category: Type.Optional(Type.String({ maxLength: 10 })),
  base: Type.Optional(Type.String({ maxLength: 40 })),
  amount: Type.Optional(Type.String({ maxLength: 40 })),
});
export type ReadVat = Static<typeof ReadVat>;

/** A published rule that the document breaks. */
export const BrokenRule = Type.Object({
  /** As it is published: `BR-CO-10`, `BR-FR-CO-07_BT-9`. */
  id: Type.String({ maxLength: 100 }),
  set: literals(['SCHEMA', 'EN 16931', 'BR-FR', 'FACTUR-X'] as const),
  /** The publisher's own words, in the publisher's language. */
  text: Type.Optional(Type.String({ maxLength: 2000 })),
  /** Where in the XML, the first time. */
  place: Type.Optional(Type.String({ maxLength: 500 })),
  /** The business terms it is about: `BT-106`. */
  terms: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 6 }),
  /** How often it is broken. */
  times: Type.Integer({ minimum: 1 }),
});
export type BrokenRule = Static<typeof BrokenRule>;

/** Something a person should know about the document, in a code and the values that show it. */
export const Finding = Type.Object({
  code: Type.String({ maxLength: 60 }),
  /** An error is a refusal: whoever keeps to the rules would not take the document. */
  severity: literals(['error', 'warning', 'note'] as const),
  field: Type.Optional(Type.String({ maxLength: 60 })),
  values: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 500 }))),
  rule: Type.Optional(BrokenRule),
});
export type Finding = Static<typeof Finding>;

export const ReadFields = Type.Record(Type.String(), ReadField);
export type ReadFields = { [name in ReadingFieldName]?: ReadField };

/** VAT numbers, IBANs and SIRENs on the pages, of all parties. */
export const ReadKeys = Type.Object({
  vatNumbers: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 6 }),
  ibans: Type.Array(Type.String({ maxLength: 34 }), { maxItems: 6 }),
  sirens: Type.Array(Type.String({ maxLength: 9 }), { maxItems: 6 }),
});
export type ReadKeys = Static<typeof ReadKeys>;

/** Why a page begins another invoice: its own number, a page count that begins anew, other VAT numbers. */
export const PART_REASONS = ['NUMBER', 'PAGE_ONE', 'SUPPLIER'] as const;

/** One of the invoices that a file seems to hold, as pages from 1, both included. */
export const ReadPart = Type.Object({
  from: Type.Integer({ minimum: 1 }),
  to: Type.Integer({ minimum: 1 }),
  number: Type.Optional(Type.String({ maxLength: 100 })),
  /** Why it is not the part before that goes on; absent of the first. */
  why: Type.Optional(literals(PART_REASONS)),
});
export type ReadPart = Static<typeof ReadPart>;

export const Reading = Type.Object({
  route: literals(READING_ROUTES),
  level: literals(READING_LEVELS),
  fields: ReadFields,
  lines: Type.Array(ReadLine),
  vat: Type.Optional(Type.Array(ReadVat)),
  findings: Type.Array(Finding),
  pages: Type.Integer({ minimum: 0 }),
  durationMs: Type.Number({ minimum: 0 }),
  /** The template that was applied to the pages, where one fitted. */
  template: Type.Optional(Type.Object({ id: Type.String({ maxLength: 60 }), version: Type.Integer({ minimum: 1 }) })),
  /** What the pages show of whom they are about, held by check digits: the supplier's templates are found by them. */
  keys: Type.Optional(ReadKeys),
  /** Where the file seems to hold several invoices: each page of it once, in order. A person confirms. */
  parts: Type.Optional(Type.Array(ReadPart, { minItems: 2, maxItems: 100 })),
});
export type Reading = Omit<Static<typeof Reading>, 'fields'> & { fields: ReadFields };

/** Why a document could not be read at all. */
export const READING_REFUSALS = [
  'EMPTY_FILE',
  'UNSUPPORTED_TYPE',
  'ENCRYPTED',
  'DAMAGED',
  'TOO_MANY_PAGES',
  'TOO_LARGE',
  'XML_FORBIDDEN',
  'TIMED_OUT',
  'OUT_OF_MEMORY',
  'GAVE_UP',
] as const;
export type ReadingRefusal = (typeof READING_REFUSALS)[number];
