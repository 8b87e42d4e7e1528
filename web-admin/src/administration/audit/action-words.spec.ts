import { CHANGE_ACTIONS, CHANGE_KINDS, LANGUAGES } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../i18n/load-catalogue.ts';
import { ACTIONS, actionWords } from './action-words.ts';

const STEPS = CHANGE_KINDS.flatMap((kind) => CHANGE_ACTIONS.map((step) => `change.${kind}.${step}`));
const TRIES = ['ask', 'resend', 'guess', 'cancel', 'accept', 'refuse', 'callBack', 'unlock'];

it.each(LANGUAGES)('says every action in words in %s, and what it does not know by its code', async (language) => {
  const catalogue: Readonly<Record<string, string>> = await loadCatalogue(language);
  const translate = (key: string, options: object = {}): string => {
    const values: Readonly<Record<string, string>> = { ...options };
    const text = catalogue[key] ?? values._ ?? key;
    return text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? `{{${name}}}`);
  };
  for (const action of [...ACTIONS, ...STEPS, ...TRIES.map((tried) => `change.${tried}.refused`)]) {
    const words = actionWords(action, translate as never, translate);
    expect(words).not.toMatch(/{{|audit\.|change\.|^$/);
    expect(words).not.toBe(action);
  }
  expect(actionWords('import.start', translate as never, translate)).toBe('import.start');
});
