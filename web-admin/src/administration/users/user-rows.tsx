import type { UserRow as User, UserType } from '@comptoir/contracts';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Failure } from '../../layout/failure.tsx';
import { nameOf } from '../../providers/auth.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { SelectPage } from '../../shared/select-boxes.tsx';
import { SelectedBar } from '../../shared/selected-bar.tsx';
import { SortHeader } from '../../shared/sort-header.tsx';
import { AddUserButton } from './add-user-button.tsx';
import { useUserActions } from './use-user-actions.ts';
import { UserRow, wide } from './user-row.tsx';

type Asked =
  | { readonly kind: 'delete'; readonly users: readonly User[] }
  | { readonly kind: 'switch'; readonly user: User };

/** The rows, and what is asked before something is done with them. */
export function UserRows({ type }: { type: UserType }) {
  const t = useText();
  const { data, error, isPending, refetch, filterValues, meta } = useListContext<User>();
  const actions = useUserActions();
  const [asked, setAsked] = useState<Asked>();
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Box role="status" aria-label={t('common.loading')} sx={{ px: 2 }}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={52} />
        ))}
      </Box>
    );
  }
  const users = data ?? [];
  if (users.length === 0) {
    return filterValues?.q || filterValues?.status ? (
      <EmptyState
        icon={<GroupsIcon />}
        title={t('list.noMatch')}
        text={t(meta?.atLeast ? 'list.noMatchSoFarText' : 'list.noMatchText')}
      />
    ) : (
      <EmptyState
        icon={<GroupsIcon />}
        title={t('user.empty.title')}
        text={t('user.empty.text')}
        action={<AddUserButton type={type} />}
      />
    );
  }
  return (
    <>
      <SelectedBar<User> onDelete={(chosen) => setAsked({ kind: 'delete', users: chosen })} />
      <TableContainer>
        <Table aria-label={t(`user.list.${type}`)}>
          <TableHead>
            <TableRow>
              <SelectPage />
              <SortHeader field="status" sx={wide}>
                {t('user.status')}
              </SortHeader>
              <SortHeader field="lastName" sx={{ px: { xs: 1, md: 2 } }}>
                {t(type === 'USER' ? 'user.lastName' : 'user.name')}
              </SortHeader>
              <SortHeader field={type === 'USER' ? 'firstName' : 'email'} sx={wide}>
                {t(type === 'USER' ? 'user.firstName' : 'user.email')}
              </SortHeader>
              <SortHeader field="userFunction" sx={wide}>
                {t('user.userFunction')}
              </SortHeader>
              <TableCell align="right" sx={{ px: { xs: 0, md: 2 } }}>
                {t('invoice.actions')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                type={type}
                onSwitch={() => setAsked({ kind: 'switch', user })}
                onDelete={() => setAsked({ kind: 'delete', users: [user] })}
                onInvite={() => void actions.invite(user)}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Question
        asked={asked}
        busy={actions.busy}
        onCancel={() => setAsked(undefined)}
        onConfirm={async () => {
          if (asked?.kind === 'delete') await actions.remove(asked.users);
          if (asked?.kind === 'switch')
            await actions.switchTo(asked.user, asked.user.status === 'DISABLE' ? 'ACTIVE' : 'DISABLE');
          setAsked(undefined);
        }}
      />
    </>
  );
}

interface QuestionProps {
  readonly asked: Asked | undefined;
  readonly busy: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
}

function Question({ asked, busy, onConfirm, onCancel }: QuestionProps) {
  const t = useText();
  const { number } = useFormats();
  if (!asked) return null;
  if (asked.kind === 'delete') {
    const [only, ...others] = asked.users;
    return (
      <ConfirmDialog
        open
        danger
        busy={busy}
        title={
          only && others.length === 0
            ? t('user.confirm.delete', { name: nameOf(only) })
            : t('user.confirm.deleteMany', { count: number(asked.users.length) })
        }
        text={t('user.confirm.delete.text')}
        confirm={t('action.delete')}
        onConfirm={() => void onConfirm()}
        onCancel={onCancel}
      />
    );
  }
  const wanted = asked.user.status === 'DISABLE' ? 'enable' : 'disable';
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={t(`user.confirm.${wanted}`, { name: nameOf(asked.user) })}
      text={t(`user.confirm.${wanted}.text`)}
      confirm={t(`action.${wanted}`)}
      onConfirm={() => void onConfirm()}
      onCancel={onCancel}
    />
  );
}
