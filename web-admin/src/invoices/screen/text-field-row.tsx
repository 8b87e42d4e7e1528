import { INVOICE_TYPE_CODES } from '@comptoir/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { useTyping } from '../../shared/typing-direction.ts';
import { parseAmount } from '../form/decimal.ts';
import { type FormField, isAmountField, isDateField } from '../form/invoice-form.ts';
import { useFieldFrame } from './field-frame.ts';
import { OfferButton } from './offer-button.tsx';
import { SourceBadge } from './source-badge.tsx';

/** Fields of words; the others hold figures and codes. */
const WORDS: readonly FormField[] = ['supplierName', 'buyerName', 'paymentTerms', 'typeCode'];

/** One field of the form: its value, its source, whether it is doubtful, what is wrong with it. */
export function TextFieldRow({ field, columns = 1 }: { field: FormField; columns?: 1 | 2 | 3 }) {
  const t = useText();
  const { amount, day, decimal } = useFormats();
  const { form, base, editable, doubts, problems, check, readOf, offers, change, onFocus, register } = useFieldFrame();
  const select = field === 'typeCode';
  const value = form.fields[field];
  const read = readOf(field);
  const typedOf = (of: string) => (isAmountField(field) ? (parseAmount(of) ?? of) : of);
  // What was drawn on the page is its own source, as long as it stands.
  const isAsRead = read !== undefined && typedOf(value) === typedOf(read.value);
  const changed = value !== base.fields[field] && !isAsRead;
  const doubtful = editable && doubts.includes(field);
  const isOff = editable && check.disagreements.some(({ place }) => place === field);
  const problem = problems[field];
  const others = editable && !select ? offers.of(field).length : 0;
  // Only read, a value is shown as people write it.
  const type = INVOICE_TYPE_CODES.find((code) => code === value);
  const figure = isAmountField(field) ? parseAmount(value) : undefined;
  const written = figure === undefined ? value : decimal(figure);
  const shown = isDateField(field) ? day(value) : select && type ? t(`typeCode.${type}`) : written;
  const set = (next: string) => change((now) => ({ ...now, fields: { ...now.fields, [field]: next } }));
  const typing = useTyping(
    isAmountField(field) ? 'amount' : WORDS.includes(field) || (isDateField(field) && !editable) ? 'text' : 'code',
  );
  return (
    <TextField
      fullWidth
      label={t(`invoice.field.${field}`)}
      name={field}
      value={editable ? value : shown}
      select={select && editable}
      type={isDateField(field) && editable ? 'date' : 'text'}
      error={problem !== undefined}
      onChange={({ target }) => set(target.value)}
      onFocus={() => onFocus(field)}
      inputRef={register(field)}
      helperText={
        problem ??
        (editable && (
          <SourceBadge
            read={read}
            doubtful={doubtful}
            {...(changed && read
              ? {
                  readAs: isAmountField(field) ? amount(read.value) : isDateField(field) ? day(read.value) : read.value,
                  onRestore: () => set(base.fields[field]),
                }
              : {})}
          />
        ))
      }
      slotProps={{
        inputLabel: isDateField(field) ? { shrink: true } : {},
        htmlInput: {
          maxLength: 500,
          spellCheck: false,
          autoComplete: 'off',
          ...typing,
          ...(isAmountField(field) ? { inputMode: 'decimal' } : {}),
          ...(doubtful ? { 'data-doubtful': true } : {}),
          ...(others > 0 ? { 'aria-keyshortcuts': 'Alt+ArrowDown' } : {}),
        },
        input: {
          readOnly: !editable,
          ...(others > 0 && { endAdornment: <OfferButton field={field} count={others} /> }),
        },
        formHelperText: { component: 'div', sx: { mx: 0.5, mt: 0.25 } },
      }}
      sx={{
        gridColumn: { xs: columns > 1 ? '1 / -1' : 'auto', sm: `span ${columns}` },
        '& .MuiOutlinedInput-notchedOutline': doubtful || isOff ? { borderColor: 'warning.main', borderWidth: 2 } : {},
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
