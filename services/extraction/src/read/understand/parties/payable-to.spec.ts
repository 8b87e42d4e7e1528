// Who is paid, and whose domain it is, as second witnesses to a supplier's name.
import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const nameIn = (typed: string) => understand([typedPage(typed)]).fields.supplierName;
const page = (name: string, contact: string, foot: string) => `
${name}
17 Ferry Street                                                              INVOICE
Portland, OR 97201                                                           Invoice no. 5531
${contact}                                                         March 3, 2026

BILL TO:
Anna Lindqvist
4 Cedar Road, Salem, OR 97301

                                                        TOTAL DUE     $310.00
${foot}`;
const BY_PLACE_ALONE = 0.6;

describe('a name with its legal form', () => {
  it('is sure where the page says whom to pay', () => {
    const read = nameIn(
      page('Driftwood Freight, LLC', '503-555-0134', 'Make all checks payable to Driftwood Freight, LLC'),
    );
    expect(read?.value).toBe('Driftwood Freight, LLC');
    expect(read?.confidence).toBeGreaterThan(BY_PLACE_ALONE);
    const other = nameIn(
      page('Driftwood Freight, LLC', '503-555-0134', 'Make all checks payable to Harbor Factors, LLC'),
    );
    expect(other?.confidence).toBe(BY_PLACE_ALONE);
  });

  it('is sure where its first words are the domain of the page', () => {
    const read = nameIn(page('Driftwood Freight Brokers Worldwide, LLC', 'office@driftwood.io', ''));
    expect(read?.value).toBe('Driftwood Freight Brokers Worldwide, LLC');
    expect(read?.confidence).toBeGreaterThan(BY_PLACE_ALONE);
    const other = nameIn(page('Driftwood Freight Brokers Worldwide, LLC', 'office@drift.io', ''));
    expect(other?.confidence).toBe(BY_PLACE_ALONE);
  });
});
