import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { type ToneName, tonesOf } from '../../theme.ts';
import { checkTotals } from '../form/check-totals.ts';
import type { InvoiceForm } from '../form/invoice-form.ts';

/** Net + VAT = total, said as one types. Whether a difference is tolerated is the server's to say. */
export function AmountsCheck({ form, currency }: { form: InvoiceForm; currency: string | undefined }) {
  const t = useText();
  const { amount } = useFormats();
  const tones = tonesOf(useTheme().palette.mode);
  const check = checkTotals(form.fields);
  const tone: ToneName = check.kind === 'ok' ? 'good' : check.kind === 'off' ? 'doubt' : 'quiet';
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        px: 1.25,
        py: 0.5,
        borderRadius: 1,
        fontSize: '0.875rem',
        fontWeight: 600,
        bgcolor: tones[tone].tint,
        color: tones[tone].text,
        '& svg': { fontSize: 20 },
      }}
    >
      {check.kind === 'ok' ? <CheckIcon /> : check.kind === 'off' ? <WarningIcon /> : <InfoIcon />}
      <span>
        {check.kind === 'ok' && t('screen.check.ok')}
        {check.kind === 'unknown' && t('screen.check.unknown')}
        {check.kind === 'off' &&
          t('screen.check.off', { sum: amount(check.sum, currency), difference: amount(check.difference, currency) })}
      </span>
    </Box>
  );
}
