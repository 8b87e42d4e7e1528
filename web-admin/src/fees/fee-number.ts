import type { LicenceFeeRow } from '@comptoir/contracts';

/** The number of the invoice a fee is charged by, or of the year-end rebate (RFA) it is given back by. */
export const feeNumber = ({ numFacture, numFactRfa }: Pick<LicenceFeeRow, 'numFacture' | 'numFactRfa'>): string =>
  [numFacture, numFactRfa].filter(Boolean).join(' · ') || '–';
