import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { layOutRows } from '../../../layout.ts';
import type { Word } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

const nameOn = (mail: string) =>
  understand([
    recognised(`
   NORTH                                          Invoice
   DisTRIBUTORS                                   DATE March 14, 2026
   14 Long Road, Harbour ON                 NUMBER 0000418
   ${mail}

Bill To: HARBOUR DRUG MART
         12 UPPER AVENUE

Total Due                                         384.20`),
  ]).fields.supplierName?.value;

it('a logo in two lines is a name where the two are a domain of the page together', () => {
  expect(nameOn('sales@northdistributors.com')).toBe('NORTH DisTRIBUTORS');
  expect(nameOn('sales@southdistributors.com')).not.toBe('NORTH DisTRIBUTORS');
});

it('so it is however many rows of an address stand beside its tall letters', () => {
  const line = (text: string, x0: number, y0: number, height: number): Word[] =>
    text.split(' ').map((part, at) => ({
      ...{ text: part, confidence: 0.97, x0: x0 + 60 * at, x1: x0 + 60 * at + 58, y0, y1: y0 + height },
    }));
  const address = ['Pol. Ind. Rok', '28180 Torre', 'Tel 918414317', 'Fax 918414216', 'www.nortepapel.es'];
  const words = [
    ...line('Norte', 40, 40, 40),
    ...line('Papel', 60, 100, 24),
    ...address.flatMap((text, at) => line(text, 360, 36 + 14 * at, 10)),
    ...line('FACTURA 4711', 40, 300, 10),
    ...line('TOTAL 32,40', 40, 500, 10),
  ];
  const page = { number: 1, width: 600, height: 840, source: 'ocr', rows: layOutRows(words, 'ocr') } as const;
  expect(understand([page]).fields.supplierName?.value).toBe('Norte Papel');
});
