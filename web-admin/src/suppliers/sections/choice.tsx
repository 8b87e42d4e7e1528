import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly problem?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** A field that is chosen from a list. */
export function Choice({
  name,
  label,
  value,
  onChange,
  options,
  problem,
  required = false,
  disabled = false,
}: ChoiceProps) {
  // A value that is offered no more is shown all the same, rather than lost.
  const all = options.some(([offered]) => offered === value) ? options : [...options, [value, value] as const];
  return (
    <TextField
      select
      fullWidth
      required={required}
      disabled={disabled}
      name={name}
      label={label}
      value={value}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => onChange(target.value)}
    >
      {all.map(([offered, shown]) => (
        <MenuItem key={offered} value={offered}>
          {shown}
        </MenuItem>
      ))}
    </TextField>
  );
}
