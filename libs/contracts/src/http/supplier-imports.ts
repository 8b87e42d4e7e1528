import { type Static, Type } from 'typebox';
import { literals } from './common.ts';
import { SUPPLIER_KINDS } from './suppliers.ts';

/** What an import takes. Bytes are counted as they come, and again as they are inflated: no declared size is believed. */
export const IMPORT_LIMITS = {
  /** Bytes of the zip. */
  archiveBytes: 100_000_000,
  /** Entries of the zip: a sheet, and a logo and a RIB for each of ten thousand suppliers. */
  entries: 25_000,
  /** Bytes of all entries, inflated. */
  inflatedBytes: 500_000_000,
  /** How many times an entry of over a megabyte may grow when it is inflated. */
  ratio: 200,
  /** Bytes of the sheet: a CSV, an XLSX as it is in the zip, and each part of that, inflated. */
  sheetBytes: 40_000_000,
  /** Bytes of a logo or RIB. */
  fileBytes: 2_000_000,
  rows: 20_000,
  columns: 100,
  /** Characters of a cell: what Excel takes. */
  cellLength: 32_767,
} as const;

/**
 * MAPPING: its columns are to be named. CHECKING: the dry run reads it. CHECKED: each row's fate is known. IMPORTING: rows
 * are written. STOPPED: somebody stopped it; what is written stays, and the rest can go on. DONE. FAILED: `problem` says why.
 */
export const IMPORT_STATES = ['MAPPING', 'CHECKING', 'CHECKED', 'IMPORTING', 'STOPPED', 'DONE', 'FAILED'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** CREATE, UPDATE: what the import will do. CHOOSE: somebody says which supplier it is. SKIP: they said none. */
export const ROW_FATES = ['CREATE', 'UPDATE', 'CHOOSE', 'SKIP', 'REFUSED', 'CREATED', 'UPDATED'] as const;
export type RowFate = (typeof ROW_FATES)[number];

/** What a column of the sheet may be: SupplierInput's fields, its one contact's, and the files beside the sheet. */
export const IMPORT_FIELDS = [
  ...['raisonSociale', 'kind', 'code', 'locpt', 'codeSocietee', 'accountManager', 'email', 'phone', 'mobile'],
  ...['landline', 'fax', 'vatNumber', 'companySiret', 'codeNaf', 'legalForm', 'capital', 'countryCode', 'currency'],
  ...['language', 'linkedIn', 'street', 'zipCode', 'city', 'civility', 'firstName', 'lastName', 'contactEmail'],
  ...['contactPhone', 'function', 'bank', 'iban', 'bic', 'accountJournalNumber', 'accountReference'],
  ...['auxiliaryAccount', 'logo', 'rib'],
] as const satisfies readonly string[];
export type ImportField = (typeof IMPORT_FIELDS)[number];

const Field = Type.String({ maxLength: 30 });
const Problem = Type.Object({
  code: Type.String(),
  message: Type.String(),
});

export const SupplierImport = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  state: literals(IMPORT_STATES),
  fileName: Type.String(),
  sheetName: Type.String(),
  /** The sheet's columns in their order: the header, a few values, and what it was taken for. */
  columns: Type.Array(
    Type.Object({
      header: Type.String(),
      samples: Type.Array(Type.String()),
      field: Type.Union([Field, Type.Null()]),
    }),
  ),
  /** What a column can be, named in the caller's language. */
  fields: Type.Array(Type.Object({ field: Field, label: Type.String(), required: Type.Boolean() })),
  defaults: Type.Object({
    kind: literals(SUPPLIER_KINDS),
    accountManagerId: Type.Optional(Type.String()),
  }),
  /** Rows of the sheet, known once they were read. */
  rowCount: Type.Integer(),
  /** Rows that the dry run or the import is through with. */
  done: Type.Integer(),
  counts: Type.Record(Type.String(), Type.Integer()),
  by: Type.Object({ id: Type.String(), name: Type.String() }),
  /** Whether it is the caller's own: who sent it goes on with it, everybody who may may stop it. */
  own: Type.Boolean(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  problem: Type.Optional(Problem),
});
export type SupplierImport = Static<typeof SupplierImport>;

/** What the columns are, in the sheet's order; null for one that is not read. */
export const ImportMapping = Type.Object({
  columns: Type.Array(Type.Union([literals(IMPORT_FIELDS), Type.Null()]), { maxItems: IMPORT_LIMITS.columns }),
  defaults: Type.Object({
    kind: literals(SUPPLIER_KINDS),
    accountManagerId: Type.Optional(Type.String({ maxLength: 60 })),
  }),
});
export type ImportMapping = Static<typeof ImportMapping>;

export const ImportRow = Type.Object({
  id: Type.String(),
  /** Its line in the sheet, the header being 1. */
  row: Type.Integer(),
  fate: literals(ROW_FATES),
  name: Type.String(),
  vatNumber: Type.String(),
  /** By field, named and worded in the caller's language; `otherRow` has the same value. */
  problems: Type.Array(
    Type.Object({
      field: Type.String(),
      label: Type.String(),
      code: Type.String(),
      message: Type.String(),
      otherRow: Type.Optional(Type.Integer()),
    }),
  ),
  /** Suppliers with the same VAT number, of which somebody chooses. */
  candidates: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), code: Type.String() })),
  supplierId: Type.Optional(Type.String()),
  /** Whether a bank change that another person has to accept comes of it. */
  bank: Type.Boolean(),
});
export type ImportRow = Static<typeof ImportRow>;

export const ImportRowFilter = Type.Object({ fate: Type.Optional(literals(ROW_FATES)) });

/**
 * What becomes of rows that share their VAT number with a supplier: `supplierId` updates that one, else create or skip;
 * `row` is one of them, without it all that still wait (there `update` takes the only candidate where there is one).
 */
export const ImportChoice = Type.Object({
  row: Type.Optional(Type.Integer({ minimum: 2 })),
  choice: literals(['update', 'create', 'skip'] as const),
  supplierId: Type.Optional(Type.String({ maxLength: 60 })),
});
export type ImportChoice = Static<typeof ImportChoice>;

export const TEMPLATE_FORMATS = ['xlsx', 'csv'] as const;
export const TemplateQuery = Type.Object({ format: literals(TEMPLATE_FORMATS) });
