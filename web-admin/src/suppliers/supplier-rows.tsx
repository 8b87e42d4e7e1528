import type { Supplier } from '@comptoir/contracts';
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
import { useFormats, useText } from '../i18n/use-text.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Failure } from '../layout/failure.tsx';
import { useSession } from '../session.ts';
import { ActionsHeader } from '../shared/actions-header.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { SelectPage } from '../shared/select-boxes.tsx';
import { SelectedBar } from '../shared/selected-bar.tsx';
import { SortHeader } from '../shared/sort-header.tsx';
import { AddSupplierButton } from './add-supplier-button.tsx';
import { SupplierRow, wide } from './supplier-row.tsx';
import { useDeletion } from './use-deletion.ts';

/** The suppliers of a page, and what is asked before some are deleted. */
export function SupplierRows() {
  const t = useText();
  const { number } = useFormats();
  const { can } = useSession();
  const { busy, remove } = useDeletion();
  const [asked, setAsked] = useState<readonly Supplier[]>([]);
  const { data, error, isPending, refetch, filterValues, meta } = useListContext<Supplier>();
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
  if (!data || data.length === 0) {
    return filterValues?.q ? (
      <EmptyState
        icon={<GroupsIcon />}
        title={t('list.noMatch')}
        text={t(meta?.atLeast ? 'list.noMatchSoFarText' : 'list.noMatchText')}
      />
    ) : (
      <EmptyState
        icon={<GroupsIcon />}
        title={t('supplier.empty.title')}
        text={t('supplier.empty.text')}
        action={<AddSupplierButton />}
      />
    );
  }
  const [only, ...others] = asked;
  return (
    <>
      {can('supplier.delete') && <SelectedBar<Supplier> onDelete={setAsked} />}
      <TableContainer>
        <Table aria-label={t('menu.clients')}>
          <TableHead>
            <TableRow>
              {can('supplier.delete') && <SelectPage />}
              <SortHeader field="raisonSociale">{t('supplier.raisonSociale')}</SortHeader>
              <SortHeader field="code" sx={wide}>
                {t('supplier.code')}
              </SortHeader>
              <SortHeader field="locpt" sx={wide}>
                {t('supplier.locpt')}
              </SortHeader>
              <TableCell sx={wide}>{t('supplier.contacts')}</TableCell>
              <SortHeader field="invoiceCount" align="right" sx={wide}>
                {t('supplier.invoiceCount')}
              </SortHeader>
              {can('supplier.write') && <ActionsHeader />}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((supplier) => (
              <SupplierRow key={supplier.id} supplier={supplier} onDelete={() => setAsked([supplier])} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <ConfirmDialog
        open={only !== undefined}
        danger
        busy={busy}
        title={
          only && others.length === 0
            ? t('supplier.confirm.delete', { name: only.label })
            : t('supplier.confirm.deleteMany', { count: number(asked.length) })
        }
        text={t('supplier.confirm.delete.text')}
        confirm={t('action.delete')}
        onConfirm={() => void remove(asked).then(() => setAsked([]))}
        onCancel={() => setAsked([])}
      />
    </>
  );
}
