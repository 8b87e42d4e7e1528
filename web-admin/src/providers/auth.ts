import type { CurrentUser, Features } from '@comptoir/contracts';
import type { AuthProvider } from 'ra-core';
import { callJson, goToSignIn } from './http.ts';

let user: Promise<CurrentUser> | undefined;
let features: Promise<Features> | undefined;

/** Who is signed in; asked once a page load. A missing session leaves for the sign-in screen. */
export function currentUser(): Promise<CurrentUser> {
  user ??= callJson<CurrentUser>('/api/current-user').then(({ json }) => json);
  user.catch(() => {
    user = undefined;
  });
  return user;
}

/** Which switches of the settings are on; asked once, and again after the settings were saved. */
export function currentFeatures(): Promise<Features> {
  features ??= callJson<Features>('/api/v1/features').then(({ json }) => json);
  features.catch(() => {
    features = undefined;
  });
  return features;
}

export function forgetFeatures(): void {
  features = undefined;
}

export const nameOf = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

/** react-admin's view of the session: the cookie is the gateway's, nothing is kept here. */
export const authProvider: AuthProvider = {
  async login() {
    goToSignIn();
  },
  async logout() {
    const { json } = await callJson<{ redirectTo: string }>('/api/logout', { method: 'POST' });
    // What was typed and not taken stays with nobody who comes to this tab next. As the page goes: what is under way then
    // would be kept once more.
    addEventListener('pagehide', () => sessionStorage.clear(), { once: true });
    location.assign(json.redirectTo);
    return false;
  },
  async checkAuth() {
    await currentUser();
  },
  async checkError(error: { status?: number }) {
    if (error.status === 401) goToSignIn();
  },
  async getPermissions() {
    return (await currentUser()).roles;
  },
  async getIdentity() {
    const person = await currentUser();
    return { id: person.id, fullName: nameOf(person) };
  },
};
