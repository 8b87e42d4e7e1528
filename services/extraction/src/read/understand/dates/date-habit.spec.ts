import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { toDocumentText } from '../text/to-document-text.ts';
import { understand } from '../understand.ts';
import { dateHabit } from './date-habit.ts';

const habitOf = (typed: string) => dateHabit(toDocumentText([typedPage(typed)]));

it.each([
  ['a date that can only be read one way', 'Issued 11/03/2017\nDelivered 25/03/2017', 'day-first', true],
  ['the same, month first', 'Issued 11/03/2017\nDelivered 03/25/2017', 'month-first', true],
  [
    'two dates that are the term apart',
    'Invoice date 11/03/2017\nDue 12/03/2017\nPayment within 30 days',
    'month-first',
    true,
  ],
  ['the same, day first', 'Invoice date 01/02/2017\nDue 03/03/2017\nPayment within 30 days', 'day-first', true],
  ['a language that has it so', 'Facture du 11/03/2017\nTVA du client\nMontant HT', 'day-first', true],
  ['money of a country that has it so', 'Date 05/02/2018\nTOTAL RM 12.40', 'day-first', true],
  ['an American address', 'Date 05/02/2018\nAustin, TX 78701', 'month-first', true],
  ['the same with the name of a state', 'Date 05/02/1978\nRichmond, Virginia 23261', 'month-first', true],
  ['the same with a state cut short', 'Date 05/02/1978\nSpringdale, Ark. 72764', 'month-first', true],
  ['the same with its code a cell of its own', 'Date 05/02/2018\nAUSTIN TX          78701', 'month-first', true],
  ['a register whose number begins as ringgits do', 'Date 05/02/2018\nDEA: RM0047120', 'day-first', false],
  ['a telephone of North America', 'Date 05/02/1978\nPhone 713-331-0376\nTotal 12.40', 'month-first', false],
  ['a place in Britain, and pounds', 'Date 05/02/2018\nLeeds LS1 4AP\nTotal £12.40', 'day-first', true],
  ['pounds alone', 'Date 05/02/2018\nTotal £12.40', 'day-first', false],
  ['a city of Mexico', 'Fecha 05/02/2018\nCiudad de Mexico 06700\nFactura del cliente', 'day-first', true],
  ["a dollar whose tax number is New Zealand's", 'GST 115-744-176\n02/05/2022\nTOTAL $3.50', 'day-first', true],
  ['what a label says of the order', 'Date (DD/MM/YYYY): 05/02/2018', 'day-first', true],
  ['the same, month first', 'Invoice date MM-DD-YY 05-02-18', 'month-first', true],
  ['the same in German', 'Datum (TT.MM.JJJJ) 05/02/2018', 'day-first', true],
  ['the day of the week beside it', '6/3/2016 Fri 4:53 PM', 'month-first', true],
  ['the same, day first', 'vendredi 03/06/2016', 'day-first', true],
  ['a day of the week that both orders fall on', '06/01/2016 WED', 'day-first', false],
  ['a word that is no day of the week', 'Monitor 6/3/2016', 'day-first', false],
  ['an American telephone beside dollars', 'HOUSTON 713-331-0376\n06/03/2016\nTOTAL $44.05', 'month-first', false],
  ['dollars and an hour of twelve', '2/4/2020 12:10 PM\nSubtotal $7.00', 'month-first', false],
  ['an account of Europe', 'Invoice date 10-7-2025\nIBAN: NL91 ABNA 0417 1643 00', 'day-first', true],
  ['not that beside dollars', 'Invoice date 10-7-2025\nIBAN: NL91 ABNA 0417 1643 00\nTotal $12.00', 'day-first', false],
  ['a register of Australia', 'ABN 51 824 753 556\nDate 3/02/2026\nTotal $12.00', 'day-first', true],
  ['a register of India', 'GSTIN: 29ABCDE1234F1Z5\nDate 3/02/2026', 'day-first', true],
  ['an account of Australia', 'BSB 105-029  Account 044559120\nDate 3/02/2026\nTotal $12.00', 'day-first', true],
  ['an account of Britain', 'Sort code: 20-45-45\nTax point 3/02/2026', 'day-first', true],
  ['nothing', 'Invoice date 11/03/2017\nDue 12/03/2017', 'day-first', false],
])('%s tells which number is the day', (_what, typed, habit, isTold) => {
  expect(habitOf(typed)).toEqual({ habit, isTold });
});

it('a day that nothing decides is less sure than one that is decided', () => {
  const dateOf = (typed: string) => understand([typedPage(typed)]).fields.issueDate;
  const guessed = dateOf('Invoice INV-2017-1\nInvoice date: 11/03/2017\nTotal 12.00');
  const told = dateOf('Invoice INV-2017-1\nInvoice date: 11/03/2017\nTotal RM12.00');
  expect([guessed?.value, told?.value]).toEqual(['2017-03-11', '2017-03-11']);
  expect(guessed?.confidence).toBeLessThan((told?.confidence ?? 0) - 0.1);
});

it('the end of a period is not the date of the invoice, however often it is printed', () => {
  const page = typedPage(`
FACTURE N° F20200027
Date 15/01/2020
DATE DE FIN DE PRESTATION 31/12/2019
Date debut 01/12/2019
Date fin 31/12/2019
Montant HT 60,00
Date fin 31/12/2019`);
  expect(understand([page]).fields.issueDate?.value).toBe('2020-01-15');
});
