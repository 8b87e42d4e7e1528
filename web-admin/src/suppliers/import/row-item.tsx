import type { ImportRow, SupplierImport } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { ToneChip } from '../../shared/tone-chip.tsx';
import { FATE_TONES } from './import-step.ts';
import { RowChoice } from './row-choice.tsx';

/** A row of the sheet: its line, its name, its fate in a word, and why. */
export function RowItem({ it, row }: { it: SupplierImport; row: ImportRow }) {
  const t = useText();
  const { number } = useFormats();
  const isOnFile = row.fate === 'CREATED' || row.fate === 'UPDATED';
  const mayChoose = it.own && row.candidates.length + (row.fate === 'CHOOSE' ? 1 : 0) > 0 && !isOnFile;
  const isIdle = it.state !== 'CHECKING' && it.state !== 'IMPORTING';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '2.75rem minmax(0, 1fr)', md: '3.5rem minmax(0, 1fr) auto' },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'start',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', pt: 0.25 }}
        aria-label={t('import.line', { row: row.row })}
      >
        {number(row.row)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {isOnFile && row.supplierId ? (
              <MuiLink component={Link} to={`/supplier/details/${row.supplierId}`} underline="hover">
                <bdi>{row.name}</bdi>
              </MuiLink>
            ) : (
              <bdi>{row.name || t('import.noName')}</bdi>
            )}
          </Typography>
          <ToneChip tone={FATE_TONES[row.fate]}>{t(`import.fate.${row.fate}`)}</ToneChip>
          {row.bank && row.fate !== 'REFUSED' && row.fate !== 'SKIP' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('import.bank')}
            </Typography>
          )}
        </Box>
        {row.problems.map(({ field, label, message, otherRow }) => (
          <Typography
            key={field}
            variant="body2"
            sx={{ color: row.fate === 'REFUSED' ? 'error.main' : 'text.secondary' }}
          >
            <strong>{label}</strong>
            {t('common.colon')}
            {message} {otherRow !== undefined && t('import.otherRow', { row: number(otherRow) })}
          </Typography>
        ))}
      </Box>
      {mayChoose && isIdle && (
        <Box sx={{ gridColumn: { xs: '2', md: '3' } }}>
          <RowChoice it={it} row={row} />
        </Box>
      )}
    </Box>
  );
}
