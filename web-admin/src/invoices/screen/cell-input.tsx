import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { useTyping } from '../../shared/typing-direction.ts';
import { parseAmount } from '../form/decimal.ts';
import { useFieldFrame } from './field-frame.ts';

interface CellInputProps {
  /** Where it stands in the form: `lines.2.netTotal`. */
  readonly place: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly readOnly: boolean;
  readonly amount?: boolean;
}

/** An input that fills its table cell; the value alone, whole and as people write it, where it is only read. */
export function CellInput(props: CellInputProps) {
  return props.readOnly ? <CellValue {...props} /> : <CellField {...props} />;
}

function CellValue({ value, amount = false }: CellInputProps) {
  const { decimal } = useFormats();
  const typing = useTyping(amount ? 'amount' : 'text');
  const figure = amount ? parseAmount(value) : undefined;
  return (
    <Box
      {...typing}
      sx={{
        fontSize: '0.875rem',

        py: 0.5,
        overflowWrap: 'anywhere',
        ...(amount && { whiteSpace: 'nowrap' }),
      }}
    >
      {figure === undefined ? value : decimal(figure)}
    </Box>
  );
}

/** The sentence that says what is wrong with a cell: its row has it. */
export const problemIdOf = (place: string): string => `problem-${place}`;

function CellField({ place, label, value, onChange, amount = false }: CellInputProps) {
  const t = useText();
  const { check, doubts, problems, onFocus, register } = useFieldFrame();
  const wrong = place in problems;
  const isDoubtful = doubts.some((doubt) => doubt === place);
  const isOff = check.disagreements.some((each) => each.place === place);
  const typing = useTyping(amount ? 'amount' : 'text');
  return (
    <InputBase
      fullWidth
      value={value}
      error={wrong}
      inputRef={register(place)}
      onFocus={() => onFocus(place)}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{
        'aria-label': label,
        'aria-invalid': wrong,
        ...(wrong ? { 'aria-describedby': problemIdOf(place) } : {}),
        ...(isDoubtful ? { 'aria-description': t('screen.doubtful'), 'data-doubtful': true } : {}),
        autoComplete: 'off',
        spellCheck: false,
        ...typing,
        ...(amount ? { inputMode: 'decimal' } : {}),
      }}
      {...(isOff ? { 'data-disagrees': true } : {})}
      sx={{
        fontSize: '0.875rem',
        px: 0.75,
        borderRadius: 0.5,
        border: 1,
        borderColor: wrong ? 'error.main' : isOff || isDoubtful ? 'warning.main' : 'divider',
        '&.Mui-focused': { borderColor: 'primary.main' },
        '& input': { py: 0.5 },
      }}
    />
  );
}
