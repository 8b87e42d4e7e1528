import type { TrainingDifference } from '@comptoir/contracts';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useFormats, useText } from '../i18n/use-text.ts';
import { isAmountField, isDateField } from '../invoices/form/invoice-form.ts';
import { ToneChip } from '../shared/tone-chip.tsx';
import { fieldWords } from './field-words.ts';

interface DifferenceTableProps {
  readonly differences: readonly TrainingDifference[];
  readonly leftOut: number;
}

/** What is read otherwise than it was verified: as verified, as read with the template, as read today. */
export function DifferenceTable({ differences, leftOut }: DifferenceTableProps) {
  const t = useText();
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={t('learning.differences')}>
        <Table size="small" aria-label={t('learning.differences')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('learning.invoice')}</TableCell>
              <TableCell>{t('learning.field')}</TableCell>
              <TableCell>{t('learning.verified')}</TableCell>
              <TableCell>{t('learning.read')}</TableCell>
              <TableCell>{t('learning.before')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map((difference) => (
              <DifferenceRow key={`${difference.invoiceId} ${difference.field}`} difference={difference} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {leftOut > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('learning.leftOut', { count: leftOut })}
        </Typography>
      )}
    </>
  );
}

function DifferenceRow({ difference }: { difference: TrainingDifference }) {
  const t = useText();
  const { invoiceId, invoiceNumber, field, verified, read, before, worse } = difference;
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <Link component={RouterLink} to={`/invoices/${invoiceId}`}>
          <bdi>{invoiceNumber ?? t('learning.unnumbered')}</bdi>
        </Link>
      </TableCell>
      <TableCell>
        {fieldWords(field, t)}
        {worse && (
          <>
            {' '}
            <ToneChip tone="bad">{t('learning.wrongNow')}</ToneChip>
          </>
        )}
      </TableCell>
      {[verified, read, before].map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
        <TableCell key={place} sx={{ overflowWrap: 'anywhere', minWidth: 110 }}>
          <Value field={field} value={value} />
        </TableCell>
      ))}
    </TableRow>
  );
}

function Value({ field, value }: { field: string; value: string | undefined }) {
  const t = useText();
  const { amount, day } = useFormats();
  if (value === undefined) return t('history.empty');
  return <bdi>{isAmountField(field) ? amount(value) : isDateField(field) ? day(value) : value}</bdi>;
}
