import InputBase from '@mui/material/InputBase';
import { useTyping } from '../../shared/typing-direction.ts';

interface CellInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly readOnly: boolean;
  readonly amount?: boolean;
  readonly wrong?: boolean;
}

/** An input that fills its table cell. */
export function CellInput({ label, value, onChange, readOnly, amount = false, wrong = false }: CellInputProps) {
  const typing = useTyping(amount ? 'amount' : 'text');
  return (
    <InputBase
      fullWidth
      value={value}
      readOnly={readOnly}
      error={wrong}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{
        'aria-label': label,
        'aria-invalid': wrong,
        autoComplete: 'off',
        spellCheck: false,
        ...typing,
        ...(amount ? { inputMode: 'decimal' } : {}),
      }}
      sx={{
        fontSize: '0.875rem',
        px: 0.75,
        borderRadius: 0.5,
        border: 1,
        borderColor: wrong ? 'error.main' : readOnly ? 'transparent' : 'divider',
        '&.Mui-focused': { borderColor: 'primary.main' },
        '& input': { py: 0.5 },
      }}
    />
  );
}
