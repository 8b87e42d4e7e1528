import { INVOICE_TYPE_CODES } from '@comptoir/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { type FormField, isAmountField, isDateField } from '../form/invoice-form.ts';
import { useFieldFrame } from './field-frame.ts';
import { SourceBadge } from './source-badge.tsx';

/** One field of the form: its value, its source, whether it is doubtful, what is wrong with it. */
export function TextFieldRow({ field, wide = false }: { field: FormField; wide?: boolean }) {
  const t = useText();
  const { amount } = useFormats();
  const { form, base, editable, doubts, problems, readOf, change, onFocus, register } = useFieldFrame();
  const value = form.fields[field];
  const read = readOf(field);
  const changed = value !== base.fields[field];
  const doubtful = editable && doubts.includes(field);
  const problem = problems[field];
  const set = (next: string) => change((now) => ({ ...now, fields: { ...now.fields, [field]: next } }));
  const select = field === 'typeCode';
  return (
    <TextField
      fullWidth
      label={t(`invoice.field.${field}`)}
      name={field}
      value={value}
      select={select && editable}
      type={isDateField(field) && editable ? 'date' : 'text'}
      error={problem !== undefined}
      onChange={({ target }) => set(target.value)}
      onFocus={() => onFocus(field)}
      inputRef={register(field)}
      helperText={
        problem ?? (
          <SourceBadge
            read={read}
            doubtful={doubtful}
            {...(changed && read
              ? {
                  readAs: isAmountField(field) ? amount(read.value) : read.value,
                  onRestore: () => set(base.fields[field]),
                }
              : {})}
          />
        )
      }
      slotProps={{
        inputLabel: isDateField(field) ? { shrink: true } : {},
        htmlInput: {
          maxLength: 500,
          spellCheck: false,
          autoComplete: 'off',
          ...(isAmountField(field) ? { inputMode: 'decimal', style: { textAlign: 'end' } } : {}),
          ...(doubtful ? { 'data-doubtful': true } : {}),
        },
        input: { readOnly: !editable },
        formHelperText: { component: 'div', sx: { mx: 0.5, mt: 0.25 } },
      }}
      sx={{
        gridColumn: wide ? '1 / -1' : 'auto',
        '& .MuiOutlinedInput-notchedOutline': doubtful ? { borderColor: 'warning.main', borderWidth: 2 } : {},
      }}
    >
      {select &&
        editable && [
          <MenuItem key="" value="">
            –
          </MenuItem>,
          ...INVOICE_TYPE_CODES.map((code) => (
            <MenuItem key={code} value={code}>
              {t(`typeCode.${code}`)}
            </MenuItem>
          )),
        ]}
    </TextField>
  );
}
