import { REQUIRABLE_FIELDS, SETTINGS, type SettingCode } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Text, useText } from '../../i18n/use-text.ts';
import { useTyping } from '../../shared/typing-direction.ts';
import { asSettingNumber, type SettingValues } from '../setting-changes.ts';
import type { SheetFields } from '../settings-sheet.tsx';

/** Only read, it is to be read all the same. */
const READABLE = { '&& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' } } as const;

interface ExtractionFieldsProps extends SheetFields {
  /** What holds for all, where these are one supplier's: each may be taken over from there. */
  readonly general: SettingValues | undefined;
}

/** The three settings of module extraction. */
export function ExtractionFields({ values, problems, onChange, general }: ExtractionFieldsProps) {
  const t = useText();
  const frame = { values, general, ...(onChange && { onChange }) };
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 2 }}>
      <Setting code="REQUIRED_FIELDS" {...frame}>
        {(value, change) => <Choices value={value} {...(change && { onChange: change })} />}
      </Setting>
      <Setting code="CERTAINTY" {...frame}>
        {(value, change) => (
          <Certainty value={value} problem={problems.CERTAINTY} {...(change && { onChange: change })} />
        )}
      </Setting>
      <Setting code="FULLY_GOES_ON" {...frame}>
        {(value, change) => (
          <FormControlLabel
            label={t('setting.FULLY_GOES_ON')}
            control={
              <Switch
                checked={value === '1'}
                disabled={!change}
                onChange={({ target }) => change?.(target.checked ? '1' : '0')}
              />
            }
            sx={READABLE}
          />
        )}
      </Setting>
    </Box>
  );
}

interface SettingProps extends Pick<ExtractionFieldsProps, 'values' | 'general' | 'onChange'> {
  readonly code: SettingCode<'extraction'>;
  readonly children: (value: string, onChange: ((value: string) => void) | undefined) => ReactNode;
}

/** One setting: a supplier's own, or taken over from all. */
function Setting({ code, values, general, onChange, children }: SettingProps) {
  const t = useText();
  const own = values[code] ?? '';
  const change = onChange && ((value: string) => onChange(code, value));
  const inherited = general?.[code];
  return (
    <Box component="section" aria-label={t(`setting.${code}`)}>
      {/* A field that stands alone has its name in its own label. */}
      {(inherited !== undefined || code === 'REQUIRED_FIELDS') && (
        <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
          {t(`setting.${code}`)}
        </Typography>
      )}
      {inherited !== undefined && (
        <FormControlLabel
          label={t('settings.extraction.asForAll', { value: inWords(t, code, inherited) })}
          control={
            <Checkbox
              checked={own === ''}
              disabled={!change}
              onChange={({ target }) => change?.(target.checked ? '' : inherited)}
            />
          }
          sx={READABLE}
        />
      )}
      {(inherited === undefined || own !== '') && children(own, change)}
    </Box>
  );
}

function inWords(t: Text, code: SettingCode<'extraction'>, value: string): string {
  if (code === 'REQUIRED_FIELDS')
    return chosenIn(value)
      .map((name) => t(`invoice.field.${name}`))
      .join(', ');
  if (code === 'FULLY_GOES_ON') return value === '1' ? t('settings.on') : t('settings.off');
  return value;
}

const chosenIn = (value: string) => REQUIRABLE_FIELDS.filter((name) => value.split(' ').includes(name));

function Choices({ value, onChange }: { value: string; onChange?: (value: string) => void }) {
  const t = useText();
  const chosen = chosenIn(value);
  return (
    <Box
      role="group"
      aria-label={t('setting.REQUIRED_FIELDS')}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', columnGap: 2 }}
    >
      {REQUIRABLE_FIELDS.map((name) => (
        <FormControlLabel
          key={name}
          label={t(`invoice.field.${name}`)}
          control={
            <Checkbox
              checked={chosen.includes(name)}
              // The last one stays: a reading that needs nothing would always be full.
              disabled={!onChange || (chosen.length === 1 && chosen.includes(name))}
              onChange={({ target }) =>
                onChange?.(
                  REQUIRABLE_FIELDS.filter((each) => (each === name ? target.checked : chosen.includes(each))).join(
                    ' ',
                  ),
                )
              }
            />
          }
          sx={READABLE}
        />
      ))}
    </Box>
  );
}

interface CertaintyProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange?: (value: string) => void;
}

function Certainty({ value, problem, onChange }: CertaintyProps) {
  const t = useText();
  const typing = useTyping('code');
  const { min, max } = SETTINGS.extraction.CERTAINTY;
  return (
    <TextField
      label={t('setting.CERTAINTY')}
      value={value}
      required
      error={problem !== undefined}
      helperText={problem ?? t('setting.CERTAINTY.hint', { min, max })}
      onChange={({ target }) => onChange?.(asSettingNumber(target.value))}
      slotProps={{ htmlInput: { inputMode: 'numeric', ...typing }, input: { readOnly: !onChange } }}
      sx={{ mt: 1, maxWidth: 320 }}
    />
  );
}
