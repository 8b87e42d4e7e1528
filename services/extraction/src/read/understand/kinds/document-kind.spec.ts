import { drawPdf, makeInvoice, renderPdf } from '@comptoir/testing/invoices';
import { describe, expect, test } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { withoutOcr } from '../../../testing/without-ocr.ts';
import { layOutRows } from '../../layout.ts';
import type { PageText, Word } from '../../page-model.ts';
import { loadPdfium } from '../../pdf/pdfium.ts';
import { readDocument } from '../../read-document.ts';
import { toDocumentText } from '../text/to-document-text.ts';
import { findDocumentKind } from './document-kind.ts';
import { findTypeCode } from './document-type.ts';
import { signsOf } from './signs.ts';

type Mark = readonly [text: string, y: number, size?: number, x?: number];

/** A page of these texts, an em wide a letter's half. */
function pageOf(marks: readonly Mark[], source: PageText['source'] = 'text'): PageText {
  const words = marks.flatMap(([text, y, size = 10, x = 50]): Word[] => {
    let at = x;
    return text.split(' ').map((word) => {
      const x0 = at;
      at += (word.length + 0.6) * size * 0.5;
      return { text: word, x0, x1: at - 0.3 * size, y0: y, y1: y + size, confidence: 1 };
    });
  });
  return { number: 1, width: 595, height: 842, rows: layOutRows(words, source), source };
}
const kindOf = (marks: readonly Mark[]) => findDocumentKind(toDocumentText([pageOf(marks)]));
const codeOf = (title: string) => findTypeCode(toDocumentText([pageOf([[title, 60, 18], ...BODY])]))?.value;

/** What any of them says beside its title: an invoice's words among it. */
const BODY: readonly Mark[] = [
  ['Atelier Lumière', 40],
  ['12 rue des Lanternes', 54],
  ['Client : Transports Gauthier', 150],
  ['Référence 12345', 180],
  ['Désignation', 300],
  ['Entretien mensuel', 320],
  ['Total 120,00', 400],
];

describe('a document that is titled as something else is what it says', () => {
  test.each([
    [
      'DELIVERY_SLIP',
      [
        'Bon de livraison n° BL-12',
        'Delivery note',
        'Lieferschein Nr. 88',
        'Albarán',
        'إشعار تسليم',
        'Call Slip',
        "Bon d'intervention",
      ],
    ],
    [
      'ORDER_CONFIRMATION',
      [
        'Confirmation de commande',
        'Order confirmation',
        'Auftragsbestätigung',
        'Confirmación de pedido',
        'تأكيد الطلب',
      ],
    ],
    ['ORDER', ['Bon de commande 77', 'Purchase order PO-1', 'Bestellung', 'Orden de compra', 'أمر شراء']],
    ['QUOTE', ['Devis n° 5', 'Quotation', 'Angebot', 'Presupuesto', 'عرض سعر']],
    ['STATEMENT', ['Relevé de compte', 'Statement of account', 'Kontoauszug', 'Estado de cuenta', 'كشف حساب']],
    ['REMINDER', ['2ème relance', 'Payment reminder', 'Letzte Mahnung', 'Recordatorio de pago', 'تذكير بالدفع']],
  ] as const)('%s, in five languages', (kind, titles) => {
    for (const title of titles) expect([title, kindOf([[title, 90, 18], ...BODY])]).toEqual([title, kind]);
  });

  test('a reminder and a statement that list invoices among their rows are no invoices', () => {
    const listing: readonly Mark[] = [...BODY, ['Facture', 260, 9], ['Facture F-12 du 01/02/2026', 275, 9]];
    expect(kindOf([['Relance', 90, 18], ...listing])).toBe('REMINDER');
    expect(kindOf([['Relevé de compte', 90, 16], ...listing])).toBe('STATEMENT');
  });
});

describe('an invoice stays one', () => {
  test.each([
    [
      'beside the labels of its order and its slip',
      [
        ['Facture', 60, 18],
        ['Bon de livraison : BL-12', 120],
        ['Commande : C-1', 134],
      ],
    ],
    [
      'in small letters, with those labels below',
      [
        ['Facture F-9', 60],
        ['Bon de livraison', 120],
        ['BL-12', 134],
      ],
    ],
    [
      'with a taller word for something else below its title',
      [
        ['FACTURE', 60, 18],
        ['Devis accepté', 110, 11],
      ],
    ],
    [
      'where its text speaks of a reminder',
      [
        ['Rechnung', 60, 16],
        ['Mahnung erfolgt nach 30 Tagen ohne weitere Ankündigung an Sie', 130],
      ],
    ],
    ['without a title, naming its slip as a label', [['Bon de livraison : BL-12', 120]]],
  ] as const)('%s', (_what, marks) => {
    expect(kindOf([...(marks as readonly Mark[]), ...BODY])).toBeUndefined();
  });

  test.each(['classic', 'letter', 'boxed'] as const)('of every made layout and language (%s)', async (layout) => {
    for (const language of ['fr', 'en', 'de', 'es'] as const) {
      const bytes = await renderPdf(makeInvoice(3, { language }), layout);
      const { level } = await readDocument(bytes, {}, ENGINES);
      expect([language, level]).not.toEqual([language, 'NOT_AN_INVOICE']);
    }
  });
});

test.each([
  [
    '386',
    [
      "Facture d'acompte n° 12",
      'Prepayment invoice',
      'Anzahlungsrechnung Nr. 4',
      'Factura de anticipo',
      'فاتورة دفعة مقدمة',
    ],
  ],
  [
    '389',
    [
      'Autofacture',
      'valant facture émise par le mandant au nom et pour',
      'Self-billed invoice',
      'Abrechnungsgutschrift',
      'Autofactura',
      'فاتورة ذاتية',
    ],
  ],
  ['384', ['Facture rectificative', 'Corrected invoice', 'Korrekturrechnung', 'Factura corregida', 'فاتورة مصححة']],
  ['381', ['Avoir', 'Credit note', 'Nota de crédito']],
  ['380', ['Facture', 'Invoice', 'Rechnung', 'Factura']],
] as const)('an invoice’s type %s is read from its title, in every language', (code, titles) => {
  for (const title of titles) expect([title, codeOf(title)]).toEqual([title, code]);
  for (const title of titles)
    expect([title, signsOf([pageOf([[title, 60, 18], ...BODY])]).namesInvoice]).toEqual([title, true]);
});

test('a title in two lines is one', () => {
  const kindOf = (...title: Mark[]) => signsOf([pageOf([...title, ...BODY])]).kind;
  expect(kindOf(['RELEVÉ DE', 60, 18], ['COMPTE', 80, 18])).toBe('STATEMENT');
  expect(kindOf(['RELEVÉ DE', 60, 18], ['Consommation', 80, 18])).toBeUndefined();
});

const ENGINES = { pdfium: loadPdfium, ocr: withoutOcr };

test('a delivery slip in PDF is no invoice, and the reading says what it is', async () => {
  const marks = ([['Bon de livraison BL-2026-7', 90, 18], ...BODY] as readonly Mark[]).map(
    ([text, y, size = 10, x = 50]) => ({ text, x, y, size }),
  );
  const pdf = await drawPdf([{ marks, rules: [] }]);
  expect(await readDocument(await pdf.save(), {}, ENGINES)).toMatchObject({
    level: 'NOT_AN_INVOICE',
    fields: {},
    findings: [{ code: 'DOCUMENT_KIND', severity: 'note', values: { kind: 'DELIVERY_SLIP' } }],
  });
});

test('a credit note that names the invoice it is about in the next line is one', () => {
  const page = typedPage('AVOIR N° AV-2026-009\nsur facture FA-2026-112 du 05/02/2026\nTotal TTC   513,60 €');
  expect(findTypeCode(toDocumentText([page]))?.value).toBe('381');
});

test.each(['COMMISSION STATEMENT / SELF-BILLING INVOICE', 'Gutschrift (Abrechnung gem. § 14 UStG)'])(
  'a title says that who pays wrote it: %s',
  (title) => {
    expect(findTypeCode(toDocumentText([typedPage(`${title}\nTotal   513,60 €`)]))?.value).toBe('389');
  },
);

const kindOfTyped = (typed: string) => findDocumentKind(toDocumentText([typedPage(typed)]));

test.each([
  ['DELIVERY_SLIP', 'ALBARÁN DE ENTREGA Nº 5521\nFecha: 11/03/2026\nAceite 5 L    6'],
  ['DELIVERY_SLIP', 'إشعار تسليم رقم 778\nالتاريخ: 2026/03/11'],
  ['ORDER_CONFIRMATION', 'Auftragsbestätigung AB-26-00417\nDatum 09.03.2026\nGesamtbetrag    999,60 EUR'],
  ['QUOTE', 'DEVIS N° D-26-044\nEntreprise Roblin\nTotal TTC     1 851,30'],
  ['REMINDER', 'Mahnung\n2. Mahnung zu Rechnung 2026-104\nRechnung 2026-104 vom 20.01.2026     1.190,00 €'],
  [
    'DELIVERY_SLIP',
    'Muster OHG\nLIEFERSCHEIN          Nr. 88120\nHelles 20x0,5    20\nDie Rechnung wird separat zugestellt.',
  ],
  ['ORDER', 'MAIRIE DE SAINT-BRIAC          BON DE COMMANDE N° 2026-0412\nService achats\nTotal TTC    302,40 €'],
  ['QUOTE', 'Prairie Roofing LLC          ESTIMATE\n12 Main St          Date   4/2/2026\nTotal    $9,120.00'],
  ['STATEMENT', 'Kestrel Foods Ltd          REMITTANCE ADVICE\nInvoice No      Paid\nHP-2210     1,008.00'],
  ['REMINDER', 'FIBREO\n33200 BORDEAUX\nSARL DUPIN\nObjet : relance facture impayée\nIBAN FR76 3000'],
  [
    'ORDER_CONFIRMATION',
    'Muster GmbH\nAutohaus Reiter\n84030 Landshut\nDeutschland          AUFTRAGSBESTÄTIGUNG  AB-26-0771\nSumme    8.092,00 €',
  ],
  ['STATEMENT', 'RELEVÉ DE FACTURES\nFacture      Montant\nFA-2201       812,40\nTotal dû      812,40 EUR'],
])('in letters of one size a %s is told by its first row', (kind, typed) => {
  expect(kindOfTyped(typed)).toBe(kind);
});

test.each([
  ['both in one', 'Albarán-Factura   Nº 2026-118\nBar El Rincón\nTOTAL    430,84 €'],
  ['both in one, with a stroke', 'DEVIS / FACTURE   N° 26/041\nTotal TTC   1 851,30'],
  ['an invoice under its slip', 'Lieferschein Nr. 12\nRechnung Nr. 4711\nGesamtbetrag    999,60 EUR'],
  ['a slip among the facts', 'Muster GmbH\nHauptstr. 4\n70188 Stuttgart\nLieferschein 88120\nEndbetrag    99,60 EUR'],
  [
    'a bill with the day of its statement',
    'Statement Date   Jan 16, 2009\nModel Electric\nCurrent charges   $1,873.66',
  ],
  ['the same with the days it is for', 'Statement Period   Jan 2 - Feb 1, 2009\nModel Electric\nTotal   $1,873.66'],
  ['one with the day of its quotation', 'Quote Date   Jan 16, 2009\nModel Electric\nTotal   $1,873.66'],
  [
    'one under the slip that goes back with the money',
    'Remittance Advice\nModel Freight\nInvoice Number: 4471      Invoice Date: 3/14/2026\nAmount Due    $40.20',
  ],
  ['an order among the facts', 'Muster GmbH\nBestellung 4711\nRechnung 12\nGesamtbetrag    999,60 EUR'],
])('in letters of one size %s is an invoice', (_what, typed) => {
  expect(kindOfTyped(typed)).toBeUndefined();
});

test('in a picture the first row is no title: the invoice’s own may be lost', () => {
  const page = typedPage('Bestellung 4711\nMuster GmbH\nGesamtbetrag    999,60 EUR', 1, 'ocr');
  expect(findDocumentKind(toDocumentText([page]))).toBeUndefined();
});

test('below the invoice’s name a label with an accent or a letter that hangs down is no title in a picture', () => {
  const kindOfPicture = (size: number) =>
    findDocumentKind(
      toDocumentText([
        pageOf([['Factura', 60, 10], ['Albarán 250450', 120, size], ...BODY.filter(([, y]) => y > 130)], 'ocr'),
      ]),
    );
  expect(kindOfPicture(13)).toBeUndefined();
  expect(kindOfPicture(18)).toBe('DELIVERY_SLIP');
});

test('a column that is called as a slip is no title, be its letters taller than the rest', () => {
  const kindOfRow = (...row: readonly string[]) =>
    kindOf([
      ['Bar Muster', 40],
      ['Factura 482', 54],
      ...row.map(
        (heading, at): Mark =>
          heading === 'Albarán' ? [heading, 90, 14, 50 + 100 * at] : [heading, 92, 10, 50 + 100 * at],
      ),
      ['Total 33,43', 140],
    ]);
  expect(kindOfRow('Fecha', 'Albarán', 'Destino', 'Importe')).toBeUndefined();
  expect(kindOfRow('Fecha', 'Albarán')).toBe('DELIVERY_SLIP');
});

test('a heading over last month’s balance, below the number of a bill, makes it no statement; the title of a statement is one', () => {
  const bill: readonly Mark[] = [
    ['Muster Telecom S.A.', 40],
    ['Período:', 60],
    ['14-Oct-2026', 60, 10, 150],
    ['Factura de Venta No.:', 60, 10, 300],
    ['E 4410027', 60, 10, 480],
  ];
  expect(
    kindOf([...bill, ['Estado de Cuenta', 300, 13], ['Deuda anterior 0.00', 330], ['Total 47,250.00', 360]]),
  ).toBeUndefined();
  expect(kindOf([['Estado de Cuenta', 30, 13], ...bill, ['Saldo 47,250.00', 330]])).toBe('STATEMENT');
  expect(kindOf([...bill, ['Estado de Cuenta', 120, 22], ['Saldo 47,250.00', 330]])).toBe('STATEMENT');
});

test('in letters of one size a heading in the middle of a bill is no title', () => {
  const page = (rows: number, head = 'Aguas y saneamiento') => `
${head}
Emisión: 20/04/2026    Vencimiento: 15/05/2026
${'Cargo fijo                120,50\n'.repeat(rows)}
Estado de cuenta en $ al: 20/04/2026
Saldo anterior:     0,00
Número de Factura     Importe
0004-00004471       12.300,00
${'Talón para el usuario\n'.repeat(30)}`;
  expect(findDocumentKind(toDocumentText([typedPage(page(22))]))).toBeUndefined();
  expect(findDocumentKind(toDocumentText([typedPage(page(1))]))).toBe('STATEMENT');
  // What Argentina calls its bills of water and gas is a title.
  expect(findDocumentKind(toDocumentText([typedPage(page(1, 'Liquidación de servicios públicos'))]))).toBeUndefined();
});
