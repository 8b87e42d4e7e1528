import type { MessageKey } from '../i18n/catalogue.ts';
import type { Session } from '../session.ts';
import { landingOf } from '../session.ts';

export interface MenuEntry {
  readonly to: string;
  readonly label: MessageKey;
  readonly icon: 'invoices' | 'clients' | 'bankChanges' | 'administration' | 'mySpace' | 'fees' | 'profile';
}

/** The side menu of a role (specification 000 §2): partner clients for staff, administration for admins, their own page for suppliers. */
export function menuOf(session: Session): readonly MenuEntry[] {
  const profile: MenuEntry = { to: '/profile', label: 'menu.profile', icon: 'profile' };
  if (session.isSupplier) {
    const own = landingOf(session);
    return [
      own
        ? { to: own, label: 'menu.mySpace', icon: 'mySpace' }
        : { to: '/suppliers', label: 'menu.mySuppliers', icon: 'clients' },
      profile,
    ];
  }
  return [
    { to: '/invoices', label: 'menu.invoices', icon: 'invoices' },
    { to: '/suppliers', label: 'menu.clients', icon: 'clients' },
    ...(session.can('bankChange.decide')
      ? [{ to: '/bank-changes', label: 'menu.bankChanges', icon: 'bankChanges' } satisfies MenuEntry]
      : []),
    ...(session.can('payment.read')
      ? [{ to: '/redevances', label: 'menu.fees', icon: 'fees' } satisfies MenuEntry]
      : []),
    ...(session.isAdmin
      ? [{ to: '/administration', label: 'menu.administration', icon: 'administration' } satisfies MenuEntry]
      : []),
    profile,
  ];
}
