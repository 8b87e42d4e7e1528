import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { DocumentText, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** What a page hands on to the next one, and what that begins with: 'Report de la page précédente', 'Übertrag von Vorblatt'. */
const CARRIED = new RegExp(
  `^(?:${[
    `(?:total |sous-?total )?(?:intermediaire )?(?:a reporter|reporte)(?: (?:en |sur )?(?:la )?page suivante)?`,
    String.raw`(?:montant (?:du |a |de )?)?(?:report(?: (?:de )?(?:la )?page (?:precedente|\d+))?|reporter)`,
    String.raw`(?:zwischensumme ?\/? ?)?ubertrag(?: (?:von|vom|auf|aus|zur?|an) (?:der )?(?:nachste |folgende )?(?:(?:folge|vor)?(?:seite|blatt))(?: \d+)?)?`,
    String.raw`(?:(?:sub-?)?total |balance |amount )?(?:carried|brought) (?:forward|over|down)(?: (?:from|to) (?:previous |next )?page(?: \d+)?)?`,
    `sumas? y siguen?|suma (?:y sigue|anterior)|suma (?:de la )?(?:hoja|pagina) anterior`,
    'a riportare|riporto|over te dragen',
  ].join('|')})\\b[\\s:\\p{Script=Arabic}]*$`,
  'u',
);
/** 'Suma y sigue: 1.025,00', in one cell. */
const ITS_SUM = /(?<=[\p{L}\d]) ?:? [\d.,'’ ]*\d[.,]\d{2}(?: ?(?:eur|chf|gbp|usd|\p{Sc}))?$/u;

/** What it is called, and at most a sum of each column. */
const MOST_CELLS = 5;

/** 'Transport' hands on a page's sum too, and with a quantity and a price it is sold. */
const TRANSPORT = /^transport[\s:]*$/;

/** Whether a row is what a page hands on: no line, and no end of them. */
export const isCarried = (row: TextRow): boolean =>
  isHandedOver(row) || (row.cells.length <= 2 && TRANSPORT.test(fold(row.cells[0]?.text ?? '')));

/** The same by words that say nothing else: what stands below on that page is its foot. */
export const isHandedOver = ({ cells }: TextRow): boolean =>
  cells.some(({ text }) => CARRIED.test(fold(text).replace(ITS_SUM, ''))) && cells.length <= MOST_CELLS;

/** 'Zwischensumme 3.650,00' at a page's foot, and 'Übertrag 3.650,00' at the next one's head: that far, and no total. */
export function withoutCarried(text: DocumentText, evidence: readonly AmountEvidence[]): readonly AmountEvidence[] {
  const carried = evidence.flatMap(({ amount }) => (isHandedOn(text, amount.cell.row) ? [amount] : []));
  if (carried.length === 0) return evidence;
  return evidence.map((one) => {
    const { value, cell } = one.amount;
    return carried.some((sum) => sum.value.eq(value) && cell.row <= sum.cell.row) ? { ...one, scores: {} } : one;
  });
}

/** In the row that says so, or alone in the next one. */
function isHandedOn(text: DocumentText, index: number): boolean {
  const [above, row] = [text.rows[index - 1], text.rows[index]];
  if (!row) return false;
  const isAlone =
    row.cells.length === 1 && above?.page === row.page && !above.cells.some((cell) => /\d/.test(cell.text));
  return isCarried(row) || (isAlone && above !== undefined && isCarried(above));
}
