import { showNew } from './new-screen.ts';
import { showRequest } from './request-screen.ts';

if (location.pathname === '/password/new') {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  // Out of the address bar, the history and what the browser tells of where it came from.
  history.replaceState(null, '', location.pathname);
  showNew(token);
} else {
  showRequest();
}
