/** What a line of a till's receipt is about; 'taxed' is what was sold at one rate, with its tax. */
export type TillKind =
  | 'total'
  | 'net'
  | 'taxed'
  | 'tax'
  | 'tip'
  | 'cash'
  | 'card'
  | 'change'
  | 'rounding'
  | 'items'
  | 'summary';
