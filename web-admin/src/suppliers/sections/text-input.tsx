import TextField from '@mui/material/TextField';
import { useTyping } from '../../shared/typing-direction.ts';

interface TextInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly problem?: string | undefined;
  /** Said below the field where nothing is wrong in it. */
  readonly hint?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** Codes, addresses and numbers read from left to right in every language. */
  readonly ltr?: boolean;
}

/** A field that is typed, with what is wrong in it. */
export function TextInput({
  name,
  label,
  value,
  onChange,
  onBlur,
  problem,
  hint,
  required = false,
  readOnly = false,
  ltr = false,
}: TextInputProps) {
  const typing = useTyping(ltr ? 'code' : 'text');
  return (
    <TextField
      fullWidth
      name={name}
      label={label}
      value={value}
      required={required}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      slotProps={{ htmlInput: { autoComplete: 'off', ...typing }, input: { readOnly } }}
    />
  );
}
