export type { HouseStyle } from './house-style.ts';
export { type HouseInvoice, makeHouseInvoices } from './make-house-invoices.ts';
export { TEN_STYLES } from './ten-styles.ts';
