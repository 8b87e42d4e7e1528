import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { PROBLEMS, type ProblemCode } from './catalogue.ts';
import { FIELD_PROBLEMS } from './fields.ts';

test.each<[ProblemCode, string]>([
  ['login.incorrect', 'Login or password incorrect !'],
  ['password.tokenUsed', 'Invalid Token, Password is already updated!'],
  ['password.alreadySent', 'Change password request already sent'],
  ['supplier.hasInvoices', 'This supplier cannot be deleted because it is linked to an existing invoice'],
  ['supplier.severalHaveInvoices', 'SuppliersCannotBeDeleted'],
  ['supplier.codeTaken', "Supplier's code already exist"],
  ['supplier.emailTaken', "Supplier's email already exist"],
  ['document.not.found', 'Document not found.'],
  ['invoice.ownVerification', 'You cannot control this invoice:'],
  ['missing.comment', 'Please add a comment.'],
  ['message.fileTooLarge', 'Please select a file that does not exceed '],
])('the problem %s is told in the specification’s words: %s', (code, sentence) => {
  expect(PROBLEMS[code].detail.en.slice(0, sentence.length)).toBe(sentence);
});

const SENTENCES = Object.entries({
  ...Object.fromEntries(Object.entries(PROBLEMS).map(([code, { detail }]) => [code, detail])),
  ...FIELD_PROBLEMS,
});

test('every problem is a sentence in each language, with the same values in it, and never a key', () => {
  const valuesIn = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort();
  for (const [code, said] of SENTENCES) {
    for (const language of LANGUAGES) {
      expect([code, language, said[language]]).toEqual([code, language, expect.stringMatching(/\S\s\S|\S{3,}/)]);
      expect([code, language, valuesIn(said[language])]).toEqual([code, language, valuesIn(said.en)]);
      expect([code, language, said[language]]).not.toEqual([code, language, expect.stringMatching(/^[\w.]+\.[\w.]+$/)]);
    }
  }
});

test.each([
  ...['lastName_required', 'lastName_notValid', 'firstName_required', 'firstName_notValid'],
  ...['email_required', 'email_notValid', 'job_required', 'supplier_required', 'companyName_required'],
  ...['codeSocietee_required', 'codeSocietee_not_valid', 'phone_notValid', 'field_required'],
  ...['supplier.financial.bic.notvalid', 'supplier.financial.iban.notvalid'],
])('a field is told %s, the specification’s key, in words', (key) => {
  expect(Object.keys(FIELD_PROBLEMS)).toContain(key);
});
