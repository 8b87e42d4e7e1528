// Two companies of one house in one letterhead.
import type { Candidate } from '../../candidate.ts';
import { squeeze } from '../../text/fold.ts';
import type { Vouchers } from './name-vouchers.ts';
import { hasLegalForm } from './party-names.ts';

/** How far apart two companies of one letterhead stand, each over its address, in heights of a name. */
const LETTERHEAD = 9;
/** Shorter words begin names of strangers too. */
const BRAND = 4;

/**
 * 'Northwind Industries Inc.' and its address over 'Northwind Bodies, Inc.' and its own: which of the two invoices, no domain tells, for
 * both have it in common. Whom a heading names, or a VAT number stands with, is the one.
 */
export function hasSister(
  found: Candidate,
  { names, vouchers: { said, numbered } }: { names: readonly Candidate[]; vouchers: Omit<Vouchers, 'cores'> },
): boolean {
  const key = squeeze(found.value);
  const brand = brandOf(found);
  if (said.has(key) || numbered.has(key) || !hasLegalForm(found.value) || brand.length < BRAND) return false;
  const height = found.box.y1 - found.box.y0;
  return names.some(
    (name) =>
      name.page === found.page &&
      squeeze(name.value) !== key &&
      hasLegalForm(name.value) &&
      brandOf(name) === brand &&
      Math.abs(name.box.x0 - found.box.x0) < height &&
      Math.abs(name.box.y0 - found.box.y0) > height &&
      Math.abs(name.box.y0 - found.box.y0) <= LETTERHEAD * height,
  );
}

const brandOf = ({ value }: Candidate): string => squeeze(value.split(/\s+/)[0] ?? '');
