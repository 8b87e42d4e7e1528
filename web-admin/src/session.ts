import { type Action, type CurrentUser, type Features, type Kind, kindsOf, rolesCan } from '@comptoir/contracts';
import { createContext, useContext } from 'react';

/** Who is signed in, and what the settings let the portal offer. */
export interface Session {
  readonly user: CurrentUser;
  readonly features: Features;
  /** Whether the role allows an action at all; the server decides again on every call. */
  can(action: Action): boolean;
  readonly kinds: readonly Kind[];
  readonly isSupplier: boolean;
  readonly isAdmin: boolean;
}

export function sessionOf(user: CurrentUser, features: Features): Session {
  const kinds = kindsOf(user.roles);
  return {
    user,
    features,
    kinds,
    can: (action) => rolesCan(user.roles, action),
    // A supplier user has the supplier role and no staff role (specification 000 §6).
    isSupplier: kinds.every((kind) => kind === 'supplier'),
    isAdmin: kinds.includes('admin'),
  };
}

/** Where a person lands (specification 000 §2, route `/`). */
export function landingOf(session: Session): string | undefined {
  if (session.isAdmin) return '/administration';
  const [only, ...others] = session.user.supplierIds;
  if (session.isSupplier && only !== undefined && others.length === 0) return `/supplier/details/${only}`;
  return undefined;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside the application');
  return session;
}
