import type { EventData, NewEvent } from '@comptoir/contracts';
import type { SupplierState } from './supplier.ts';
import type { By } from './supplier-parts.ts';

/** The whole of what others may keep a copy of, after each change. */
export function supplierChanged(state: SupplierState, by: By): NewEvent<EventData<'SupplierChanged'>> {
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
      ...(state.bankChanged && {
        bankChange: {
          requestId: state.bankChanged.requestId,
          at: state.bankChanged.at.toISOString(),
          acceptedBy: { ...state.bankChanged.acceptedBy, kind: 'user' as const },
        },
      }),
    },
  };
}
