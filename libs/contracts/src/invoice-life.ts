/** Invoice statuses (specification 000 §4). */
export const INVOICE_STATUSES = [
  'INTEGRATION_IN_PROGRESS',
  'PROCESSING',
  'TO_VERIFY',
  'TO_CONTROL',
  'PENDING_APPROVAL',
  'TO_PAY',
  'PAID',
  'EXPORTED',
  'PROCESSED',
  'REJECTED',
  'EXCEPTION',
  'DUPLICATED',
  'CANCELED',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The specification's eleven history actions, then ours. */
export const HISTORY_ACTIONS = [
  'CREATE',
  'VERIFY',
  'REJECT',
  'SEND_FOR_CONTROL',
  'START_TRAINING',
  'END_TRAINING',
  'PAY',
  'DELETE',
  'REQUEST_APPROVAL',
  'RELAUNCH_EXTRACTION',
  'EXPORT',
  'START_READING',
  'READ',
  'CONTROL',
  'SEND_BACK',
  'APPROVE',
  'REFUSE',
  'WITHDRAW',
  'SPLIT',
  'HOLD',
  'RELEASE',
  'KEEP',
  'DISCARD',
  'ENTER',
  'REVERSE',
  'CLOSE',
  'CANCEL',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** Reject reasons: the codes of the French reform, and OTHER with words. */
export const REJECT_REASONS = [
  'TX_TVA_ERR',
  'MONTANTTOTAL_ERR',
  'CALCUL_ERR',
  'NON_CONFORME',
  'DOUBLON',
  'DEST_ERR',
  'TRANSAC_INC',
  'EMMET_INC',
  'CONTRAT_TERM',
  'DOUBLE_FACT',
  'CMD_ERR',
  'ADR_ERR',
  'COORD_BANC_ERR',
  'REF_CT_ABSENT',
  'OTHER',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** UNTDID 1001 codes an invoice may carry (EN 16931 BT-3). */
export const INVOICE_TYPE_CODES = ['380', '381', '384', '386', '389'] as const;
export type InvoiceTypeCode = (typeof INVOICE_TYPE_CODES)[number];

export const DUPLICATE_REASONS = [
  'SAME_FILE',
  'SAME_NUMBER',
  'ALIKE_NUMBER',
  'NEAR_NUMBER_SAME_TOTAL',
  'SAME_TOTAL_AND_DATE',
  'SAME_NUMBER_AT_RELATED_SUPPLIER',
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** What makes an invoice doubtful without stopping it; each is shown to who verifies. */
export const INVOICE_WARNINGS = [
  'LIKELY_DUPLICATE',
  'IBAN_DIFFERS',
  'IBAN_NOT_ON_FILE',
  'XML_CONTRADICTS_PAGE',
  /** A code that is printed on it (QR and the like) says another thing than its words. */
  'CODE_CONTRADICTS_PAGE',
  'TOTALS_DO_NOT_ADD_UP',
  'SUPPLIER_UNKNOWN',
  /** What the document says of its supplier is not what is on file of the one it was sent for. */
  'SUPPLIER_DIFFERS',
  /** Published rules refuse the invoice as it was sent; the reading's findings name each. */
  'RULES_BROKEN',
] as const;
export type InvoiceWarningCode = (typeof INVOICE_WARNINGS)[number];
