import type { MadeInvoice, MadeParty } from './make-invoice.ts';

/** What an invoice between two parties in France has to say besides (BR-FR): its business process and three mentions. */
export const FRENCH_PROCESS = 'S1';
export const FRENCH_NOTES = {
  PMT: 'Indemnité forfaitaire pour frais de recouvrement : 40 euros.',
  PMD: 'Retard de paiement : trois fois le taux d’intérêt légal.',
  AAB: 'Aucun escompte pour paiement anticipé.',
} as const;

export const isBetweenFrench = ({ supplier, buyer }: Pick<MadeInvoice, 'supplier' | 'buyer'>): boolean =>
  supplier.country === 'FR' && buyer.country === 'FR';

/** The SIREN in a French VAT number: who the party is, and where its invoices are sent. */
export const sirenOf = ({ vatNumber }: MadeParty): string | undefined => /^FR..(\d{9})$/.exec(vatNumber)?.[1];
