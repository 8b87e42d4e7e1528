import { expect, it } from 'vitest';
import { typedPage } from '../testing/typed-page.ts';
import { withRulesApart } from './ruled-columns.ts';
import { understand } from './understand/understand.ts';

const LISTING = `
ETS MORVAN ET FILS SA                     FACTURE 0418
+--------+-------------------------------+----+----------+-------+-----------+-+
!ARTICLE ! DESIGNATION                   !QTE ! P.U BRUT ! REM % ! MONTANT HT!T!
+--------+-------------------------------+----+----------+-------+-----------+-+
!        ! BON 318 DU 02/09/20          !    !          !       !           ! !
!77310   ! CHARNIERE LAITON 60 MM        !  12!     5,00!   30,0!      42,00!2!
!77488   ! PATTE GALVANISEE 3 TROUS      !  20!    10,00!       !     200,00!2!
!PORT    ! PARTICIPATION FRAIS DE PORT   !   1!          !       !       9,50!2!
!        !                               !    !          !       !           ! !
+--------+-------------------------------+----+----------+-------+-----------+-+
TOTAL H.T     251,50
TOTAL TVA      50,30
NET A PAYER   301,80`;

it.each([['!'], ['|'], ['¦']])('rules that a line printer sets against the words part a table: %s', (rule) => {
  const { lines } = understand([typedPage(LISTING.replaceAll('!', rule))]);
  expect(lines.map((line) => [line.quantity, line.netTotal])).toEqual([
    ['12', '42.00'],
    ['20', '200.00'],
    ['1', '9.50'],
  ]);
});

it('a sign that ends a sentence is no rule', () => {
  const [, row] = typedPage(`
Vielen Dank für Ihren Einkauf!
Alles Gute! Bis bald!`).rows;
  expect(row?.text).toBe('Alles Gute! Bis bald!');
});

it('one column of signs is no table: offers that each end with one stay as they are', () => {
  const words = Array.from({ length: 12 }, (_, line) => ({
    text: 'GRATIS!',
    confidence: 1,
    ...{ x0: 50, x1: 92, y0: 20 * line, y1: 20 * line + 10 },
  }));
  expect(withRulesApart(words)).toBe(words);
});
