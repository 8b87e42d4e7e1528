import { squeeze } from '../text/fold.ts';

const LANGUAGES = ['fr', 'en', 'de', 'es', 'it', 'nl', 'pt', 'ar'] as const;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The names of all countries (ISO 3166) in the languages of the labels, as names are compared. */
const namesOfCountries = (): ReadonlySet<string> =>
  new Set(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return LETTERS.flatMap((one) => LETTERS.map((other) => squeeze(names.of(`${one}${other}`) ?? '')));
    }).filter((name) => name !== ''),
  );

/** Made when it is first asked for: it takes 20 ms. */
let known: ReadonlySet<string> | undefined;

/** Whether a line is a country's name and nothing else: the end of an address. */
export function isCountry(text: string): boolean {
  known ??= namesOfCountries();
  return known.has(squeeze(text));
}
