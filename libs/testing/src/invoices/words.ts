/** The languages the maker writes invoices in: those of Latin script that the reader knows. */
export const MADE_LANGUAGES = ['fr', 'en', 'de', 'es'] as const;
export type MadeLanguage = (typeof MADE_LANGUAGES)[number];

/** What an invoice says in its margins. */
export interface Words {
  readonly invoice: string;
  readonly creditNote: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly order: string;
  readonly buyer: string;
  readonly vatNumber: string;
  readonly designation: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly rate: string;
  readonly lineTotal: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly terms: string;
}

export const WORDS: Readonly<Record<MadeLanguage, Words>> = {
  fr: {
    invoice: 'FACTURE',
    creditNote: 'AVOIR',
    number: 'Facture n°',
    issueDate: 'Date de facture',
    dueDate: 'Date d’échéance',
    order: 'Commande n°',
    buyer: 'Client',
    vatNumber: 'N° TVA',
    designation: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    rate: 'TVA',
    lineTotal: 'Montant HT',
    net: 'Total HT',
    vat: 'Total TVA',
    gross: 'Total TTC',
    terms: 'Paiement à 30 jours par virement',
  },
  en: {
    invoice: 'INVOICE',
    creditNote: 'CREDIT NOTE',
    number: 'Invoice number',
    issueDate: 'Invoice date',
    dueDate: 'Due date',
    order: 'Purchase order',
    buyer: 'Bill to',
    vatNumber: 'VAT number',
    designation: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    rate: 'VAT',
    lineTotal: 'Amount',
    net: 'Subtotal',
    vat: 'Total VAT',
    gross: 'Total',
    terms: 'Payment within 30 days by bank transfer',
  },
  de: {
    invoice: 'RECHNUNG',
    creditNote: 'GUTSCHRIFT',
    number: 'Rechnungsnummer',
    issueDate: 'Rechnungsdatum',
    dueDate: 'Fällig am',
    order: 'Bestellnummer',
    buyer: 'Rechnung an',
    vatNumber: 'USt-IdNr.',
    designation: 'Bezeichnung',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    rate: 'MwSt.',
    lineTotal: 'Gesamt',
    net: 'Nettobetrag',
    vat: 'MwSt. gesamt',
    gross: 'Rechnungsbetrag',
    terms: 'Zahlbar innerhalb von 30 Tagen per Überweisung',
  },
  es: {
    invoice: 'FACTURA',
    creditNote: 'FACTURA RECTIFICATIVA',
    number: 'Factura n.º',
    issueDate: 'Fecha de factura',
    dueDate: 'Fecha de vencimiento',
    order: 'Pedido n.º',
    buyer: 'Cliente',
    vatNumber: 'NIF',
    designation: 'Descripción',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario',
    rate: 'IVA',
    lineTotal: 'Importe',
    net: 'Base imponible',
    vat: 'Total IVA',
    gross: 'Total factura',
    terms: 'Pago a 30 días por transferencia',
  },
};
