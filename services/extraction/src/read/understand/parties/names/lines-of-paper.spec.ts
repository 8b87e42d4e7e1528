import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { fromPlaces } from './name-places.ts';

const scoresIn = (typed: string) => {
  const text = toDocumentText([typedPage(typed)]);
  const found = fromPlaces(text, [], { paid: new Set(), cores: [], isNumbered: () => false });
  return new Map(found.map(({ value, score }) => [value, score]));
};

it.each([
  ['a list of what it deals in', 'MATERIAL PARA OBRAS, CERRAMIENTOS, TUBOS Y RENOVABLES'],
  ['a heading with a day', "CUSTOMER'S DELV. INVOICE DATE"],
])('%s on top of the page is less of a name than one in law under it', (_what, line) => {
  const scores = scoresIn(`
${line}
CERRAMIENTOS Y TUBOS
MUESTRA, S.A.
C/ LA PARRA 2-8 LOCAL
Factura: 4471902            Fecha: 15/01/2026
Total   123,00 EUR`);
  expect(scores.get('MUESTRA, S.A.')).toBeGreaterThan(0.45);
  expect(Math.max(0, ...[...scores].flatMap(([name, score]) => (line.startsWith(name) ? [score] : [])))).toBeLessThan(
    0.4,
  );
});

it('a name of some words on top is more of one', () => {
  const scores = scoresIn('Muestra Aguas Minerales\nC/ LA PARRA 2-8 LOCAL\nTotal   123,00 EUR');
  expect(scores.get('Muestra Aguas Minerales')).toBeGreaterThan(0.4);
});
