import { expect, it } from 'vitest';
import { readUserInput } from './read-user-input.ts';

const fine = { civility: 'Mrs', lastName: 'O’Neill', firstName: 'Zoë', email: 'Zoe@X.example', jobTitle: 'accounting' };
const problemsOf = (input: object) => {
  const read = readUserInput({ ...fine, ...input });
  return read.ok ? [] : read.problems.map(({ field, code }) => `${field}: ${code}`);
};

it.each([
  [{ lastName: ' ' }, 'lastName: lastName_required'],
  [{ lastName: 'R2D2' }, 'lastName: lastName_notValid'],
  [{ lastName: 'a'.repeat(26) }, 'lastName: lastName_notValid'],
  [{ firstName: null }, 'firstName: firstName_required'],
  [{ firstName: '<b>' }, 'firstName: firstName_notValid'],
  [{ email: '' }, 'email: email_required'],
  [{ email: 'zoe@x' }, 'email: email_notValid'],
  [{ civility: undefined }, 'civility: civility_required'],
  [{ civility: 'Dr' }, 'civility: not_valid'],
  [{ jobTitle: null }, 'jobTitle: job_required'],
  [{ jobTitle: 'root' }, 'jobTitle: not_valid'],
  [{ jobTitle: 'supplier' }, 'supplier: supplier_required'],
])('a form with %j is told %s', (input, problem) => {
  expect(problemsOf(input)).toEqual([problem]);
});

it('tells everything that is wrong at once', () => {
  expect(problemsOf({ civility: '', lastName: '', firstName: '', email: '', jobTitle: '' })).toHaveLength(5);
});

it('takes names as people have them', () => {
  for (const lastName of ['Müller-Lüdenscheidt', 'd’Artagnan', 'Núñez, Jr.', 'بن علي', 'Nguyễn', 'a'.repeat(25)])
    expect([lastName, problemsOf({ lastName })]).toEqual([lastName, []]);
});

it('takes choices as codes and as the entries of the lists, and an email in small letters', () => {
  const read = readUserInput({
    ...fine,
    civility: { code: 'Mrs', label: 'Mme' },
    jobTitle: { code: 'accounting', label: 'Comptabilité' },
  });
  expect(read).toMatchObject({ ok: true, data: { civility: 'Mrs', job: 'accounting', email: 'zoe@x.example' } });
});

it('gives a supplier’s user the one job of theirs, whatever was sent', () => {
  const supplier = { id: 's1', label: 'Atelier' };
  for (const jobTitle of [undefined, 'supplier'])
    expect(readUserInput({ ...fine, jobTitle, supplier })).toMatchObject({
      ok: true,
      data: { type: 'SUPPLIER', job: 'supplier', supplierId: 's1' },
    });
  expect(readUserInput({ ...fine, jobTitle: 'administrator', supplier }, 'SUPPLIER')).toMatchObject({
    data: { job: 'supplier' },
  });
  expect(readUserInput({ ...fine, jobTitle: 'administrator', supplier })).toMatchObject({
    data: { type: 'USER', supplierId: null },
  });
});
