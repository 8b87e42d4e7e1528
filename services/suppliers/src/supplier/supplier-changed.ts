import type { EventData, NewEvent } from '@comptoir/contracts';
import type { SupplierState } from './supplier.ts';
import { decisionOnSupplier } from './supplier-decision.ts';
import type { By } from './supplier-parts.ts';

/**
 * The whole of what others may keep a copy of, after each change. It carries the decision of a person who made the
 * supplier, or changed it from `before`; without one, another event tells who decided.
 */
export function supplierChanged(
  state: SupplierState,
  by: By,
  before?: SupplierState,
): NewEvent<EventData<'SupplierChanged'>> {
  const isNew = state.version === 1;
  const decision =
    isNew || before ? decisionOnSupplier(isNew ? 'supplier.create' : 'supplier.update', before, state, by) : undefined;
  return {
    type: 'SupplierChanged',
    subject: state.id,
    sequence: state.version,
    supplierId: state.id,
    ...(by.correlationId ? { correlationId: by.correlationId } : {}),
    data: {
      code: state.code,
      name: state.raisonSociale,
      kind: state.kind,
      locpt: state.locpt,
      countryCode: state.countryCode,
      currency: state.currency,
      vatNumber: state.vatNumber ?? null,
      siret: state.companySiret ?? null,
      iban: state.iban ?? null,
      bic: state.bic ?? null,
      email: state.email,
      language: state.language,
      contacts: [...state.contacts],
      ...(state.accountManagerId !== undefined && { accountManagerId: state.accountManagerId }),
      ...(state.bankChanged && {
        bankChange: {
          requestId: state.bankChanged.requestId,
          at: state.bankChanged.at.toISOString(),
          acceptedBy: { ...state.bankChanged.acceptedBy, kind: 'user' as const },
        },
      }),
      ...(decision && { decision }),
    },
  };
}
