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
import { standingOf } from './standing.ts';

/** Fields of words; the others hold figures and codes. */
const WORDS: readonly FormField[] = ['supplierName', 'buyerName', 'paymentTerms', 'typeCode'];

/** One field of the form: its value, its source, whether it is doubtful, what is wrong with it. */
export function TextFieldRow({ field, columns = 1 }: { field: FormField; columns?: 1 | 2 | 3 }) {
  const t = useText();
  const { amount, day, dayInWords, decimal } = useFormats();
  const { form, base, editable, doubts, problems, check, readOf, drawnAt, offers, change, onFocus, register } =
    useFieldFrame();
  const select = field === 'typeCode';
  const value = form.fields[field];
  const before = base.fields[field];
  const standing = standingOf(field, { value, base: before, read: readOf(field), drawn: drawnAt(field) });
  const doubtful = editable && doubts.includes(field);
  const isOff = editable && check.disagreements.some(({ place }) => place === field);
  const problem = problems[field];
  const others = editable && !select ? offers.of(field).length : 0;
  /** A value as people write it, where it is only read. */
  const written = (of: string, figureOf: (figure: string) => string) => {
    const type = INVOICE_TYPE_CODES.find((code) => code === of);
    const figure = isAmountField(field) ? parseAmount(of) : undefined;
    if (isDateField(field)) return day(of);
    if (select && type) return t(`typeCode.${type}`);
    return figure === undefined ? of : figureOf(figure);
  };
  const set = (next: string) => change((now) => ({ ...now, fields: { ...now.fields, [field]: next } }));
  const typing = useTyping(
    isAmountField(field) ? 'amount' : WORDS.includes(field) || (isDateField(field) && !editable) ? 'text' : 'code',
  );
  return (
    <TextField
      fullWidth
      label={t(`invoice.field.${field}`)}
      name={field}
      value={editable ? value : written(value, decimal)}
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
            {...(isDateField(field) && { said: dayInWords(value) })}
            standing={standing}
            doubtful={doubtful}
            before={written(before, amount)}
            onRestore={() => set(before)}
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
        // What opens the list has its room beside an empty field's name too.
        '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': others > 0 ? { maxWidth: 'calc(100% - 48px)' } : {},
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
