import type { BankSign } from '@comptoir/contracts';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormats, useText } from '../../i18n/use-text.ts';

/** What makes a bank change doubtful, for who is about to accept it. */
export function BankSigns({ signs }: { signs: readonly BankSign[] }) {
  const t = useText();
  const { day } = useFormats();
  if (signs.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('bankRequest.noSigns')}
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
        {t('bankRequest.signs')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
        {signs.map(({ code, values = {} }) => (
          <Box component="li" key={code} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <WarningIcon fontSize="small" sx={{ color: 'warning.main', mt: 0.25 }} />
            <span>{t(`bankSign.${code}`, values.date ? { ...values, date: day(values.date) } : values)}</span>
          </Box>
        ))}
      </Box>
    </>
  );
}
