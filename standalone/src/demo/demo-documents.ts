import {
  type MadeInvoice,
  type MadeParty,
  makeInvoice,
  renderFacturX,
  renderPdf,
  renderScan,
} from '@comptoir/testing/invoices';
import { DEMO_SUPPLIER_IDS } from './accounts.ts';

/** How far an invoice of the demo has come when somebody first looks. */
export type Fate = 'to verify' | 'to control' | 'to pay' | 'paid' | 'rejected';

export interface DemoDocument {
  readonly name: string;
  readonly supplierId: string;
  readonly fate: Fate;
  readonly bytes: () => Promise<Uint8Array>;
}

const ATELIER: MadeParty = {
  name: 'Atelier Lumière',
  street: '12 rue des Lanternes',
  zipCode: '75011',
  city: 'Paris',
  country: 'FR',
  vatNumber: 'FR44732829320',
};
const NORDLICHT: MadeParty = {
  name: 'Nordlicht GmbH',
  street: 'Speicherstraße 4',
  zipCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vatNumber: 'DE136695976',
};
const BUYER: MadeParty = {
  name: 'Comptoir Démonstration SAS',
  street: '8 quai du Marché',
  zipCode: '69002',
  city: 'Lyon',
  country: 'FR',
  vatNumber: 'FR83404833048',
};

const atelier = (seed: number, issueDate: string): MadeInvoice =>
  makeInvoice(seed, {
    language: 'fr',
    supplier: ATELIER,
    buyer: BUYER,
    iban: 'FR7630006000011234567890189',
    issueDate,
  });
const nordlicht = (seed: number, issueDate: string): MadeInvoice =>
  makeInvoice(seed, { language: 'de', supplier: NORDLICHT, buyer: BUYER, iban: 'DE89370400440532013000', issueDate });

type Draw = (invoice: MadeInvoice) => Promise<Uint8Array>;
const pdf: Draw = (invoice) => renderPdf(invoice, 'boxed');
const letter: Draw = (invoice) => renderPdf(invoice, 'letter');
const facturX: Draw = (invoice) => renderFacturX(invoice);
const scan: Draw = (invoice) => renderScan(invoice, { tilt: 0.6, noise: 0.08, dpi: 200 });

const PLAN: ReadonlyArray<
  readonly [who: 'atelier' | 'nordlicht', seed: number, issued: string, draw: Draw, fate: Fate]
> = [
  ['atelier', 4101, '2026-08-31', facturX, 'paid'],
  ['atelier', 4102, '2026-09-30', pdf, 'paid'],
  ['atelier', 4103, '2026-10-15', pdf, 'to pay'],
  ['atelier', 4104, '2026-10-31', facturX, 'rejected'],
  ['atelier', 4105, '2026-11-10', pdf, 'to control'],
  ['atelier', 4106, '2026-11-16', facturX, 'to verify'],
  ['atelier', 4107, '2026-11-18', scan, 'to verify'],
  ['nordlicht', 4201, '2026-09-12', letter, 'paid'],
  ['nordlicht', 4202, '2026-10-20', letter, 'to pay'],
  ['nordlicht', 4203, '2026-11-12', facturX, 'to control'],
  ['nordlicht', 4204, '2026-11-17', letter, 'to verify'],
  ['nordlicht', 4205, '2026-11-19', letter, 'to verify'],
];

/** What the demo's suppliers sent, made here and now; nobody's real invoice. */
export const DEMO_DOCUMENTS: readonly DemoDocument[] = PLAN.map(([who, seed, issued, draw, fate]) => {
  const invoice = who === 'atelier' ? atelier(seed, issued) : nordlicht(seed, issued);
  return {
    name: `${invoice.invoiceNumber}.${draw === scan ? 'jpg' : 'pdf'}`,
    supplierId: DEMO_SUPPLIER_IDS[who],
    fate,
    bytes: () => draw(invoice),
  };
});
