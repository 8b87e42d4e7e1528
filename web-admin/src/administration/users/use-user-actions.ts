import type { UserRow } from '@comptoir/contracts';
import { useNotify, useRefresh, useTranslate, useUnselectAll } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { nameOf } from '../../providers/auth.ts';
import { callJson, sentenceOf } from '../../providers/http.ts';

const PATH = '/api/admin/user';

/** What can be done with users of a list; what came of it is said, and the list is read again whatever it was. */
export function useUserActions() {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll('users');
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      notify(done, { type: 'success' });
    } catch (error) {
      notify(translate(sentenceOf(error)), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  }

  return {
    busy,
    switchTo: (user: UserRow, status: 'ACTIVE' | 'DISABLE') =>
      run(
        () => callJson(`${PATH}/status/${user.id}`, { method: 'PUT', body: JSON.stringify({ status }) }),
        t(status === 'ACTIVE' ? 'user.enabled' : 'user.disabled', { name: nameOf(user) }),
      ),
    invite: (user: UserRow) =>
      run(
        () => callJson(`/api/v1/users/${user.id}/invitation`, { method: 'POST' }),
        t('user.invited', { name: nameOf(user) }),
      ),
    async remove(users: readonly UserRow[]) {
      const [only, ...others] = users;
      if (!only) return;
      const ids = users.map(({ id }) => id).join(',');
      const path = others.length === 0 ? `${PATH}/${only.id}` : `${PATH}/?idUsers=${ids}`;
      await run(() => callJson(path, { method: 'DELETE' }), t('user.deleted', { names: users.map(nameOf).join(', ') }));
      unselectAll();
    },
  };
}
