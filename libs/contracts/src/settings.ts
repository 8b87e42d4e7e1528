/** What a setting holds: a switch ("1" or "0"), a number within bounds (some may be left empty), or words of a list. */
export type SettingDefinition =
  | { readonly kind: 'switch'; readonly initial: '0' | '1' }
  | {
      readonly kind: 'number';
      readonly initial: string;
      readonly min: number;
      readonly max: number;
      readonly decimals: number;
      readonly optional?: true;
    }
  /** One word at least, in the order of `options`, with a space between them. */
  | { readonly kind: 'choices'; readonly initial: string; readonly options: readonly string[] };

const on = { kind: 'switch', initial: '1' } as const;
const off = { kind: 'switch', initial: '0' } as const;

/** The fields that a reading may have to hold to be FULLY; `supplierId` is the supplier on file. */
export const REQUIRABLE_FIELDS = [
  'invoiceNumber',
  'issueDate',
  'currency',
  'supplierId',
  'netTotal',
  'vatTotal',
  'grossTotal',
  'amountDue',
  'dueDate',
  'supplierVatNumber',
  'buyerName',
  'buyerVatNumber',
  'iban',
  'orderNumber',
  'deliverySlipNumber',
] as const;
export type RequirableField = (typeof REQUIRABLE_FIELDS)[number];

/** Setting codes by module (specification 001 §9; ours are APPROVAL_THRESHOLD and below). */
export const SETTINGS = {
  invoice: {
    AUTO_EXPORT: off,
    EXPORT_EC: on,
    EXPORT_PDF: on,
    EXPORT_XML: on,
    EXPORT_EXCEL: on,
    INVOICE_EXPORT_PDF: on,
    INVOICE_EXPORT_XML: on,
    INVOICE_EXPORT_EXCEL: on,
    INVOICE_EXPORT_EXCEL_ACCOUNTING_ENTRY: on,
    INVOICE_RELAUNCH_EXTRACTION: on,
    INVOICE_DELETE_ACTION: on,
    INVOICE_DELETE_All_ACTION: on,
    INDICATOR_MY_TASKS: on,
    INDICATOR_INVOICES_EXPORTED: on,
    INDICATOR_INVOICES_NOT_EXPORTED: on,
    INDICATOR_LAST_ACTIONS: on,
    INDICATOR_LOAD_INVOICES: on,
    INDICATOR_LAST_5_INVOICES: on,
    /** In units of the invoice's currency, on net + VAT = total. */
    AMOUNT_TOLERANCE: { kind: 'number', initial: '0.05', min: 0, max: 1000, decimals: 2 },
    /** In MB of 1,000,000 bytes, for a document whichever way it comes. */
    INVOICE_MAXIMUM_SIZE: { kind: 'number', initial: '2', min: 0.1, max: 100, decimals: 1 },
    /** Amount due above which a control asks for an approval; empty means never. */
    APPROVAL_THRESHOLD: { kind: 'number', initial: '', min: 0, max: 1_000_000_000, decimals: 2, optional: true },
    BANK_CHANGE_HOLD_DAYS: { kind: 'number', initial: '2', min: 0, max: 60, decimals: 0 },
    DUPLICATE_CHECK: on,
    DUAL_CONTROL: on,
    /** Whether registers outside are asked about a supplier's SIRET and VAT number while its form is filled in. */
    SUPPLIER_LOOK_UPS: off,
    /** Whether administrators sign in with a second factor. */
    ADMIN_SECOND_FACTOR: off,
  },
  /** Ours: when an invoice counts as read FULLY, for all suppliers or for one (SUPPLIER_MODULES). */
  extraction: {
    REQUIRED_FIELDS: {
      kind: 'choices',
      initial: 'invoiceNumber issueDate currency supplierId netTotal vatTotal grossTotal amountDue',
      options: REQUIRABLE_FIELDS,
    },
    /** In percent: from this confidence on a field is certain. */
    CERTAINTY: { kind: 'number', initial: '90', min: 50, max: 99, decimals: 0 },
    /** Whether what is read FULLY and is in no way doubtful is verified by the system. */
    FULLY_GOES_ON: off,
  },
} as const satisfies Record<string, Record<string, SettingDefinition>>;

export type SettingModule = keyof typeof SETTINGS;
export type SettingCode<M extends SettingModule = SettingModule> = keyof (typeof SETTINGS)[M] & string;

export const isSettingModule = (text: string): text is SettingModule => Object.hasOwn(SETTINGS, text);

export function settingDefinition(module: string, code: string): SettingDefinition | undefined {
  if (!isSettingModule(module)) return undefined;
  const codes: Readonly<Record<string, SettingDefinition>> = SETTINGS[module];
  return Object.hasOwn(codes, code) ? codes[code] : undefined;
}

/** Codes a save always carries, changed or not (specification 001 §5). */
export const ALWAYS_SENT: readonly SettingCode<'invoice'>[] = ['AMOUNT_TOLERANCE', 'INVOICE_MAXIMUM_SIZE'];

type InvoiceSettings = (typeof SETTINGS)['invoice'];
type CodesThatAre<Definition> = {
  [Code in keyof InvoiceSettings]: InvoiceSettings[Code] extends Definition ? Code : never;
}[keyof InvoiceSettings];

/** Codes of module invoice that are on or off. */
export type SwitchCode = CodesThatAre<{ readonly kind: 'switch' }>;
/** Codes of module invoice that hold a number, or may be left empty. */
export type OptionalNumberCode = CodesThatAre<{ readonly kind: 'number'; readonly optional: true }>;
/** Codes of module invoice that always hold a number. */
export type NumberCode = Exclude<CodesThatAre<{ readonly kind: 'number' }>, OptionalNumberCode>;

/** Modules whose settings may differ for one supplier; an empty value there means: as for all. */
export const SUPPLIER_MODULES: ReadonlySet<SettingModule> = new Set<SettingModule>(['extraction']);

/** The subject of a setting's events, and its id wherever a copy is kept. */
export const settingSubject = (module: string, code: string, supplierId?: string): string =>
  [module, code, ...(supplierId === undefined ? [] : [supplierId])].join('/');
