import { newId } from '@comptoir/storage';
import { expect, test } from 'vitest';
import { importDesk, MANAGER } from '../testing/import-desk.ts';
import { csvText, zipOf } from '../testing/zips.ts';

const desk = await importDesk();
const HEADER = ['Raison sociale', 'Compte tiers', 'Code société', 'Adresse électronique', 'Référent administratif'];
/** As long as a name may be, all of it words that no other has. */
const name = (n: number): string => {
  const mark = n.toString(36).padStart(3, '0');
  return Array.from({ length: 13 }, (_, at) => `${String.fromCharCode(97 + at).repeat(7)}${mark}`).join(' ');
};

test('suppliers of the longest names are written, in no larger transactions than the engine takes', async () => {
  const rows = Array.from({ length: 200 }, (_, n) => [
    name(n),
    `account ${n} of ${newId()}`,
    '12',
    `${name(n).replaceAll(' ', '-').slice(0, 60)}@firm.example`,
    MANAGER,
  ]);
  const { id } = await desk.check((await desk.send(await zipOf({ 's.csv': csvText([HEADER, ...rows]) }))).body);
  expect(await desk.start(id)).toMatchObject({ state: 'DONE', counts: { CREATED: 200 } });
}, 90_000);
