import { Navigate } from 'react-router';
import { landingOf, useSession } from './session.ts';

/** Route `/`: each role's own first screen; the clients list for who has no other. */
export function Landing() {
  return <Navigate to={landingOf(useSession()) ?? '/suppliers'} replace />;
}
