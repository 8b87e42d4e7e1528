import { SETTINGS, type SettingCode } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../i18n/language-context.ts';
import { useText } from '../i18n/use-text.ts';
import { decimalMark } from '../invoices/form/decimal-mark.ts';
import { useTyping } from '../shared/typing-direction.ts';
import { asSettingNumber } from './setting-changes.ts';
import { isNumber, SETTING_GROUPS } from './setting-groups.ts';
import type { SheetFields } from './settings-sheet.tsx';

export function SettingFields({ values, changed, problems, onChange }: SheetFields) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 2 }}>
      {SETTING_GROUPS.map(({ title, codes }) => (
        <Box component="section" key={title} aria-label={t(title)}>
          <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
            {t(title)}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
              columnGap: 3,
              rowGap: 1,
            }}
          >
            {codes.map((code) => (
              <SettingField
                key={code}
                code={code}
                value={values[code] ?? ''}
                changed={changed.includes(code)}
                problem={problems[code]}
                {...(onChange ? { onChange: (value: string) => onChange(code, value) } : {})}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface SettingFieldProps {
  readonly code: SettingCode<'invoice'>;
  readonly value: string;
  readonly changed: boolean;
  readonly problem: string | undefined;
  readonly onChange?: (value: string) => void;
}

function SettingField({ code, value, changed, problem, onChange }: SettingFieldProps) {
  const t = useText();
  const { language } = useLanguage();
  const typing = useTyping('code');
  const label = `${t(`setting.${code}`)}${changed ? ' •' : ''}`;
  if (!isNumber(code)) {
    return (
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={value === '1'}
            disabled={!onChange}
            onChange={({ target }) => onChange?.(target.checked ? '1' : '0')}
          />
        }
        sx={{
          '& .MuiFormControlLabel-label': { fontSize: '0.875rem' },
          // Only read, it is to be read all the same.
          '&& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
        }}
      />
    );
  }
  const definition = SETTINGS.invoice[code];
  return (
    <TextField
      label={label}
      value={value.replace('.', decimalMark(language))}
      required={!('optional' in definition)}
      error={problem !== undefined}
      helperText={problem ?? t(`setting.${code}.hint`)}
      onChange={({ target }) => onChange?.(asSettingNumber(target.value))}
      slotProps={{ htmlInput: { inputMode: 'decimal', ...typing }, input: { readOnly: !onChange } }}
      sx={{ mt: 1 }}
    />
  );
}
