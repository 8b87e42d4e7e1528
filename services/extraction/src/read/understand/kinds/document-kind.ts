import { weightOf } from '../labels/label.ts';
import type { DocumentText, TextRow } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';

/** What people send in place of an invoice. */
export type DocumentKind = 'DELIVERY_SLIP' | 'ORDER' | 'ORDER_CONFIRMATION' | 'QUOTE' | 'STATEMENT' | 'REMINDER';

/**
 * What such a document is titled, folded, in French, English, German, Spanish and Arabic, and what goes with goods or work in Italian
 * and Dutch. Whole words from the beginning of a title; a count or 'last' may stand before a reminder.
 */
const TITLES: Readonly<Record<DocumentKind, RegExp>> = {
  DELIVERY_SLIP:
    /^(?:bon de livraison|bordereau de livraison|bl\b(?= n)|delivery (?:note|slip)|packing (?:slip|list)|despatch (?:note|advice)|dispatch note|lieferschein|warenbegleitschein|call slip|job sheet|service report|(?:bon|fiche|rapport) d'intervention|(?:arbeits|service|montage|regie)bericht|parte de (?:trabajo|asistencia)|rapporto d(?:i |')intervento|documento di trasporto|pakbon|werkbon|albaran(?: de entrega)?|nota de entrega|اشعار تسليم|اذن تسليم|سند تسليم)/,
  ORDER_CONFIRMATION:
    /^(?:confirmation de (?:la |votre )?commande|accuse de reception de (?:la |votre )?commande|order confirmation|order acknowledge?ment|sales order confirmation|auftragsbestatigung|bestellbestatigung|confirmacion (?:de|del) pedido|تاكيد (?:الطلب|طلب|امر الشراء))/,
  ORDER:
    /^(?:bon de commande|purchase order|bestellung|bestellschein|orden de compra|(?:hoja de )?pedido|امر شراء|طلب شراء)/,
  QUOTE:
    /^(?:devis|proposition commerciale|quote|quotation|estimate|angebot|kostenvoranschlag|presupuesto|oferta|عرض (?:سعر|اسعار))/,
  STATEMENT:
    /^(?:releve (?:de|des) (?:compte|factures|facturation)|releve client|(?:customer |account )?statement(?: of accounts?)?|(?:remittance|payment) advice|avis de (?:paiement|virement|reglement)|zahlungsavis|aviso de pago|kontoauszug|kontokorrentauszug|saldenliste|offene posten|extracto de cuenta|estado de cuenta|كشف حساب)/,
  REMINDER:
    /^(?:(?:\d+ ?(?:e|er|ere|eme|st|nd|rd|th|o|a|\.)? ?|premiere? |deuxieme |seconde? |derniere? |first |second |third |final |last |erste |zweite |dritte |letzte |primer |segundo |ultimo )?(?:relance|lettre de relance|rappel(?: de paiement)?|mise en demeure|(?:payment )?reminder|dunning (?:letter|notice)|overdue notice|past due notice|mahnung|zahlungserinnerung|recordatorio(?: de pago)?|requerimiento de pago|aviso de pago pendiente|تذكير (?:بالدفع|بالسداد)|اشعار تاخر))/,
};

/** Titles stand in the upper part of the first page. */
const TITLE_REACH = 0.5;
/**
 * In letters of one size a statement's title stands no lower than a letter's subject: 'Estado de cuenta en $ al 20/04/2026' in the middle of a
 * bill heads a part of it.
 */
const REACH_IN_ONE_SIZE = 0.4;
/** Words that may stand beside a title: its number, its date. */
const MOST_BESIDE = 5;
/** So much taller than what else is written is a title. */
const TALLER = 1.2;
/** On a page in letters of one size what an invoice names among its facts is a title in the first rows alone. */
const FIRST_ROWS = 3;
const AMONG_FACTS: readonly DocumentKind[] = ['DELIVERY_SLIP', 'ORDER'];
/**
 * In a picture a letter that hangs down or bears an accent makes a label taller, and 'Estado de cuenta' over last month's balance heads a part of
 * a bill: below the invoice's name it is a title only by so much.
 */
const TALLER_BELOW = 1.5;
/** So many cells in a row head the columns of a table. */
const COLUMNS = 4;
/** A longer cell is no label: 'Ce numéro de commande est à rappeler sur votre facture.' */
const NO_SENTENCE = 6;
/** What is sent about invoices names them below its title. */
const ABOUT_INVOICES: readonly DocumentKind[] = ['REMINDER', 'STATEMENT'];

type Title = {
  readonly kind: DocumentKind;
  readonly height: number;
  readonly isAlone: boolean;
  /** Whether it begins its row, with no more than its number or day beside it. */
  readonly isNumbered: boolean;
  readonly row: number;
};

/**
 * What a document is, where it is titled as something else than an invoice; undefined where it may be one. An invoice
 * names its delivery slip and its order too, as labels among others: a title is taller than the text, or alone on its
 * line, and no title of an invoice is as tall. In letters of one size it is among the first rows, and nothing on the page
 * names an invoice, unless it is a reminder's or a statement's and stands over that.
 */
export function findDocumentKind(text: DocumentText): DocumentKind | undefined {
  const [page] = text.pages;
  if (!page) return undefined;
  const rows = text.rows.filter((row) => row.page === page.number);
  const usual = medianHeight(rows);
  const head = rows.filter(({ y0 }) => y0 < TITLE_REACH * page.height);
  const cells = head.flatMap((row) =>
    row.cells
      // 'Fecha | Albarán | Destino | Importe': a column's heading, which an accent makes taller in a picture.
      .filter(({ column }) => column === 0 || row.cells.length < COLUMNS)
      .map((cell) => ({ cell, isOnly: row.cells.length === 1 })),
  );
  const invoice = Math.max(
    0,
    ...head.flatMap((row) =>
      row.cells
        .filter((cell, at) => cell.column === 0 || row.cells.length < COLUMNS || isNumber(row.cells[at + 1]))
        .filter((cell) => cell.words.length <= MOST_BESIDE + 2 && cell.labels.some(namesInvoice))
        .map((cell) => cell.y1 - cell.y0),
    ),
  );
  const firstInvoice = Math.min(
    ...text.cells
      .filter((cell) => cell.words.length <= NO_SENTENCE && cell.labels.some(namesInvoice))
      .map(({ row }) => row),
  );
  const titled = cells.flatMap(({ cell, isOnly }): Title[] => {
    const written = titleOf(text, cell);
    return (Object.keys(TITLES) as DocumentKind[]).flatMap((kind) => {
      const found = TITLES[kind].exec(written)?.[0];
      if (found === undefined || /^[\p{L}\p{N}]/u.test(written.slice(found.length))) return [];
      const beside = written
        .slice(found.length)
        .split(' ')
        .filter((word) => word !== '').length;
      if (beside > MOST_BESIDE) return [];
      // 'Relance facture impayée' is a reminder.
      if (kind !== 'REMINDER' && NO_TITLE.some((words) => words.test(written.slice(found.length)))) return [];
      if (kind === 'STATEMENT' && (isSlipOfBill(text, written) || isBillByItsFacts(text))) return [];
      // A recogniser may have lost the invoice's own title; and what has a colon behind it is a label.
      const isNumbered =
        text.source === 'text' &&
        (kind !== 'STATEMENT' || cell.y0 < REACH_IN_ONE_SIZE * page.height) &&
        (cell.row < FIRST_ROWS || !AMONG_FACTS.includes(kind)) &&
        (isOnly || beside > 0 || cell.column > 0 || isNumber(text.rows[cell.row]?.cells[1])) &&
        !written.slice(found.length).startsWith(':') &&
        !written.slice(found.length).startsWith(' :');
      return [{ kind, height: cell.y1 - cell.y0, isAlone: isOnly && beside === 0, isNumbered, row: cell.row }];
    });
  });
  const isBelow = (kind: DocumentKind, row: number) =>
    row > firstInvoice && (kind === 'STATEMENT' || (text.source === 'ocr' && AMONG_FACTS.includes(kind)));
  const isTitle = ({ kind, height, isAlone, isNumbered, row }: Title): boolean =>
    (height > (isBelow(kind, row) ? TALLER_BELOW : 1.05) * invoice &&
      (height >= TALLER * usual || (isAlone && invoice === 0))) ||
    (isNumbered &&
      (firstInvoice === Number.POSITIVE_INFINITY || (ABOUT_INVOICES.includes(kind) && row < firstInvoice)));
  return titled.filter(isTitle).sort((a, b) => b.height - a.height)[0]?.kind;
}

/** What follows where it is no title: 'Albarán-Factura', 'DEVIS / FACTURE' are both in one, 'Statement Date' a bill's label too. */
const NO_TITLE = [/factur|rechnung|invoice|فاتور/, /^ (?:date|period)\b/];

/** 'Remittance Advice' over an invoice's number, its day and what is due: the slip that a bill begins with, to be sent back with the money. */
const isSlipOfBill = (text: DocumentText, written: string): boolean =>
  /^(?:remittance|payment) advice/.test(written) &&
  (['invoiceNumber', 'issueDate', 'amountDue'] as const).every((meaning) =>
    text.cells.some(({ labels }) => labels.some((label) => label.announces && weightOf(label, meaning) > 0)),
  );

/** 'Service statement', 'كشف حساب خدمات' over an invoice's number and day, its VAT and what is due, each with its value: a bill that is called so. */
const isBillByItsFacts = (text: DocumentText): boolean =>
  (['invoiceNumber', 'issueDate', 'vatTotal', 'amountDue'] as const).every((meaning) =>
    text.cells.some(({ row, column, labels, words }) =>
      labels.some(
        (label) =>
          weightOf(label, meaning) === 1 &&
          [...words.slice(label.to), ...(text.rows[row]?.cells[column + 1]?.words ?? [])].some((word) =>
            /\d\d/.test(word.text),
          ),
      ),
    ),
  );

const isInvoices = (label: DocumentText['cells'][number]['labels'][number]): boolean =>
  label.phrase.length >= 5 &&
  (weightOf(label, 'title') > 0 || weightOf(label, 'creditTitle') > 0 || weightOf(label, 'invoiceNumber') > 0);

/** At the beginning of a cell the word for an invoice, a credit note or its number. */
const namesInvoice = (label: DocumentText['cells'][number]['labels'][number]): boolean =>
  label.from === 0 && isInvoices(label);

/** 'RELEVÉ DE' over 'COMPTE', as tall: a title in two lines. */
function titleOf(text: DocumentText, cell: DocumentText['cells'][number]): string {
  const written = plain(cell.text);
  if (!/ (?:de|des|du|of|del)$/.test(written)) return written;
  const height = cell.y1 - cell.y0;
  const next = text.cells.find(
    (under) =>
      under.page === cell.page &&
      under.y0 > cell.y0 + height / 2 &&
      under.y0 - cell.y1 < height &&
      Math.min(under.x1, cell.x1) > Math.max(under.x0, cell.x0) &&
      Math.abs(under.y1 - under.y0 - height) < height / 5,
  );
  return next ? `${written} ${plain(next.text)}` : written;
}

/** Folded, with single spaces, without the word that announces a letter's subject. */
const plain = (written: string): string => fold(written).replace(/\s+/g, ' ').trim().replace(SUBJECT, '');
const SUBJECT = /^(?:objet|betreff|betr\.?|subject|re|asunto|oggetto|onderwerp) ?: ?/;

/** 'N° 12', 'Nr. 88120', 'E 4410', '2026-04': the number that stands beside a title. */
const isNumber = (cell: DocumentText['cells'][number] | undefined): boolean =>
  cell !== undefined && cell.words.length <= 3 && /^(?:n[°ºor]|#|\p{L}? ?\d)/iu.test(cell.text) && /\d/.test(cell.text);

function medianHeight(rows: readonly TextRow[]): number {
  const heights = rows.flatMap(({ cells }) => cells.map(({ y0, y1 }) => y1 - y0)).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}
