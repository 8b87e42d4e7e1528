import type { SupplierKnownBy } from '@comptoir/contracts';
import { sameIdentifier, sameVatNumber } from '../invoice/identifiers.ts';
import type { SupplierFacts } from '../invoice/rules.ts';
import type { Invoice } from '../invoice/state.ts';

/** What was read of it, as far as it tells whose it is. */
type Read = {
  readonly fields: { readonly [name in 'supplierVatNumber' | 'iban']?: { readonly value: string } | undefined };
};

/**
 * By what the supplier of an invoice is known: it was sent for it, or its pages say so, in the order `resolveSupplier`
 * looks. Undefined for one that a person chose.
 */
export function knownBy(
  { content, sender }: Pick<Invoice, 'content' | 'sender'>,
  reading: Read | undefined,
  supplier: SupplierFacts | undefined,
): SupplierKnownBy | undefined {
  if (!supplier || supplier.id !== content.supplierId) return undefined;
  if (sender.supplierId === supplier.id) return 'SENDER';
  const { supplierVatNumber, iban } = reading?.fields ?? {};
  if (sameVatNumber(supplierVatNumber?.value, supplier.vatNumber)) return 'VAT_NUMBER';
  return sameIdentifier(iban?.value, supplier.iban) ? 'IBAN' : undefined;
}
