import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that was typed by hand as some trade or program sets its invoices, and what a person reads there. */
export type TypedInvoice = {
  readonly name: string;
  /** Values as in a Reading; null where the page has none. */
  readonly says: Readonly<Record<string, string | null>>;
  readonly page: string;
};

const FOLDER = join(import.meta.dirname, 'typed-invoices');

/** Each file of the folder: lines of `field: value`, a line of three dashes, the page. */
export function typedInvoices(): TypedInvoice[] {
  return readdirSync(FOLDER).map((file) => {
    const [head = '', page = ''] = readFileSync(join(FOLDER, file), 'utf8').split(/^---$\n/m);
    const says = Object.fromEntries(
      head
        .trim()
        .split('\n')
        .map((line) => {
          const [name = '', ...value] = line.split(': ');
          return [name, value.join(': ') === 'none' ? null : value.join(': ')];
        }),
    );
    return { name: file.replace(/\.txt$/, ''), says, page };
  });
}
