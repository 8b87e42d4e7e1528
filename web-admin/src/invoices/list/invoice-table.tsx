import type { InvoiceSort, InvoiceSummary } from '@comptoir/contracts';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { ListContextProvider, useListContext } from 'ra-core';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { isSortOffered, servedSort } from '../../providers/served-sort.ts';
import { LevelWord } from '../status/level-word.tsx';
import { StaffStatusChip } from '../status/status-chip.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { SelectColumn } from './select-column.tsx';

const Column = DataTable.Col<InvoiceSummary>;

const HIDDEN_AT_FIRST = ['netTotal', 'vatTotal', 'amountDue', 'fileName', 'level'];

/** The rows, under the order they come in: a filter that has its own is not shown as the one asked for before. */
export function InvoiceTable() {
  const list = useListContext<InvoiceSummary>();
  return (
    <ListContextProvider value={{ ...list, sort: servedSort('invoices', list.sort, list.filterValues) }}>
      <Rows />
    </ListContextProvider>
  );
}

/** Which columns, and in which order, is the person's own choice and is remembered. */
function Rows() {
  const t = useText();
  const { amount, day, instant } = useFormats();
  const { filterValues } = useListContext();
  const offered = (field: InvoiceSort) => isSortOffered('invoices', field, filterValues);
  const figures = { '&.MuiTableCell-head > span': { flexDirection: 'row-reverse' } } as const;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <DataTable<InvoiceSummary>
        rowClick={(id) => `/invoices/${id}`}
        bulkActionsToolbar={<BulkBar />}
        bulkActionButtons={false}
        hiddenColumns={HIDDEN_AT_FIRST}
        size="medium"
        aria-label={t('menu.invoices')}
        sx={{
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& .RaDataTable-row td': { whiteSpace: 'nowrap' },
          '& .RaDataTable-headerCell': { bgcolor: 'background.paper' },
        }}
      >
        <SelectColumn />
        <Column
          source="invoiceNumber"
          disableSort={!offered('invoiceNumber')}
          label={t('invoice.field.invoiceNumber')}
          render={(invoice) => (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <MuiLink
                component={Link}
                to={`/invoices/${invoice.id}`}
                underline="hover"
                onClick={(event) => event.stopPropagation()}
                sx={{ fontWeight: 600, maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' }}
              >
                <bdi>{invoice.invoiceNumber ?? invoice.fileName}</bdi>
              </MuiLink>
              <Marks invoice={invoice} />
            </Box>
          )}
        />
        <Column
          source="supplierName"
          disableSort={!offered('supplierName')}
          label={t('invoice.field.supplierName')}
          render={({ supplierName }) => (
            <Box sx={{ maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' }} title={supplierName}>
              <bdi>{supplierName ?? '–'}</bdi>
            </Box>
          )}
        />
        <Column
          source="status"
          disableSort={!offered('status')}
          label={t('invoice.status')}
          render={({ status }) => <StaffStatusChip status={status} />}
        />
        <Column
          source="issueDate"
          disableSort={!offered('issueDate')}
          label={t('invoice.field.issueDate')}
          render={({ issueDate }) => day(issueDate) || '–'}
        />
        <Column
          source="dueDate"
          disableSort={!offered('dueDate')}
          label={t('invoice.field.dueDate')}
          render={({ dueDate }) => day(dueDate) || '–'}
        />
        <Column
          source="grossTotal"
          disableSort={!offered('grossTotal')}
          label={t('invoice.field.grossTotal')}
          align="right"
          sx={figures}
          render={({ grossTotal, currency }) => (
            <Box component="bdi" sx={{ fontWeight: 600 }}>
              {amount(grossTotal, currency) || '–'}
            </Box>
          )}
        />
        {(['netTotal', 'vatTotal', 'amountDue'] as const).map((source) => (
          <Column
            key={source}
            source={source}
            disableSort
            label={t(`invoice.field.${source}`)}
            align="right"
            sx={figures}
            render={(invoice) => <bdi>{amount(invoice[source], invoice.currency) || '–'}</bdi>}
          />
        ))}
        <Column
          source="level"
          disableSort
          label={t('invoice.level')}
          render={({ level }) => <LevelWord level={level} />}
        />
        <Column
          source="fileName"
          disableSort
          label={t('invoice.fileName')}
          render={({ fileName }) => <bdi>{fileName}</bdi>}
        />
        <Column
          source="receivedAt"
          disableSort={!offered('receivedAt')}
          label={t('invoice.receivedAt')}
          render={({ receivedAt }) => instant(receivedAt)}
        />
      </DataTable>
    </Box>
  );
}

/** What to know of an invoice before opening it. */
export function Marks({ invoice: { warnings, duplicated, onHold } }: { invoice: InvoiceSummary }) {
  const t = useText();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.25, '& svg': { fontSize: 17 } }}>
      {warnings > 0 && (
        <Tooltip title={t('invoice.warningCount', { warnings })}>
          <WarningIcon color="warning" titleAccess={t('invoice.warningCount', { warnings })} />
        </Tooltip>
      )}
      {duplicated && (
        <Tooltip title={t('invoice.duplicated')}>
          <ContentCopyIcon color="warning" titleAccess={t('invoice.duplicated')} />
        </Tooltip>
      )}
      {onHold && (
        <Tooltip title={t('invoice.onHold')}>
          <PauseIcon color="warning" titleAccess={t('invoice.onHold')} />
        </Tooltip>
      )}
    </Box>
  );
}
