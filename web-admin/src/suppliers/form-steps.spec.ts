import { describe, expect, it } from 'vitest';
import { firstWrong, problemsOn, STEPS, stepAfter, stepBefore, stepOf } from './form-steps.ts';
import { draftOf, problemsOf } from './supplier-draft.ts';
import { BANK_FIELDS, CHOICE_FIELDS, TEXT_FIELDS } from './supplier-fields.ts';

describe('the steps of the supplier form', () => {
  it('hold every field once, the contacts and the address of the company too', () => {
    const fields = [...TEXT_FIELDS, ...CHOICE_FIELDS, ...BANK_FIELDS, 'address.city', 'contacts.0.email'];
    const problems = Object.fromEntries(fields.map((field) => [field, field]));
    const shared = STEPS.flatMap((step) => Object.keys(problemsOn(step, problems)));
    expect(shared.toSorted()).toEqual(fields.toSorted());
    expect(
      ['raisonSociale', 'address.city', 'contacts.0.email', 'email', 'iban', 'auxiliaryAccount'].map(stepOf),
    ).toEqual(['company', 'company', 'contact', 'contact', 'bank', 'bank']);
  });

  it('go on and back between company, contact and bank', () => {
    expect(STEPS.map(stepAfter)).toEqual(['contact', 'bank', undefined]);
    expect(STEPS.map(stepBefore)).toEqual([undefined, 'company', 'contact']);
  });

  it('lead to the first one on which something is wrong', () => {
    expect(firstWrong(problemsOf(draftOf(undefined)))).toBe('company');
    expect(firstWrong({ bic: 'x', email: 'x' })).toBe('contact');
    expect(firstWrong({})).toBeUndefined();
  });
});
