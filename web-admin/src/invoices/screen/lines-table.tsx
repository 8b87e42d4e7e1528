import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { ActionsHeader } from '../../shared/actions-header.tsx';
import { parseAmount, sum } from '../form/decimal.ts';
import { emptyLine, type LineRow } from '../form/invoice-form.ts';
import { CellInput } from './cell-input.tsx';
import { LINES_AT_FIRST, useFieldFrame } from './field-frame.ts';
import { FormRow } from './form-row.tsx';
import { rowInPlaceOf, useRowFocus } from './use-row-focus.ts';

const COLUMNS = [
  { name: 'itemCode', amount: false, width: 76 },
  { name: 'designation', amount: false, width: 200 },
  { name: 'quantity', amount: true, width: 60 },
  { name: 'unitPrice', amount: true, width: 92 },
  { name: 'vatRate', amount: true, width: 58 },
  { name: 'netTotal', amount: true, width: 92 },
] as const;

/** The invoice's lines, and their sum beside the net total. */
export function LinesTable({ currency }: { currency: string | undefined }) {
  const t = useText();
  const { amount } = useFormats();
  const { form, editable, change, linesShown: shown, showLines } = useFieldFrame();
  const set = (at: number, next: Partial<LineRow>) =>
    change((now) => ({ ...now, lines: now.lines.map((row, place) => (place === at ? { ...row, ...next } : row)) }));
  // Most invoices have no item codes: the column would take room from the designation.
  const columns = COLUMNS.filter(
    ({ name }) => name !== 'itemCode' || form.lines.some(({ itemCode }) => itemCode !== ''),
  );
  const named = columns.map(({ name }) => ({ name, label: t(`line.${name}`) }));
  const { addButton, goToRow } = useRowFocus('lines', columns[0]?.name ?? 'designation');
  const totals = form.lines.map(({ netTotal }) => parseAmount(netTotal)).filter((total) => total !== undefined);
  return (
    <Box>
      {form.lines.length > 0 && (
        // Where a phone has no room for all columns it is scrolled, by keyboard too.
        <TableContainer {...(editable ? {} : { tabIndex: 0, role: 'group', 'aria-label': t('invoice.field.lines') })}>
          <Table
            size="small"
            aria-label={t('invoice.field.lines')}
            sx={{ minWidth: 480, '& td, & th': { px: 0.5, py: 0.25 } }}
          >
            <TableHead>
              <TableRow>
                {columns.map(({ name, amount: isAmount, width }) => (
                  <TableCell key={name} align={isAmount ? 'right' : 'inherit'} sx={{ width }}>
                    {t(`line.${name}`)}
                  </TableCell>
                ))}
                {editable && <ActionsHeader />}
              </TableRow>
            </TableHead>
            <TableBody>
              {form.lines.slice(0, shown).map((row, at) => (
                <FormRow key={row.key} place={`lines.${at}`} columns={named} span={columns.length + 1}>
                  {columns.map(({ name, amount: isAmount }) => (
                    <TableCell key={name}>
                      <CellInput
                        place={`lines.${at}.${name}`}
                        label={`${t(`line.${name}`)}, ${t('line.number', { number: at + 1 })}`}
                        value={row[name]}
                        amount={isAmount}
                        readOnly={!editable}
                        onChange={(value) => set(at, { [name]: value })}
                      />
                    </TableCell>
                  ))}
                  {editable && (
                    <TableCell padding="checkbox">
                      <IconButton
                        aria-label={t('line.remove', { number: at + 1 })}
                        onClick={() => {
                          change((now) => ({ ...now, lines: now.lines.filter((_, place) => place !== at) }));
                          goToRow(rowInPlaceOf(at, form.lines.length));
                        }}
                      >
                        <CloseIcon fontSize="small" />
                      </IconButton>
                    </TableCell>
                  )}
                </FormRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
        {editable && (
          <Button
            ref={addButton}
            size="small"
            startIcon={<AddIcon />}
            sx={{ whiteSpace: 'nowrap' }}
            onClick={() => {
              showLines(form.lines.length + 1);
              change((now) => ({ ...now, lines: [...now.lines, emptyLine()] }));
              goToRow(form.lines.length);
            }}
          >
            {t('line.add')}
          </Button>
        )}
        {form.lines.length > shown && (
          <Button size="small" onClick={() => showLines(shown + LINES_AT_FIRST)}>
            {t('line.more', { count: form.lines.length - shown })}
          </Button>
        )}
        {totals.length > 0 && (
          <Typography variant="body2" sx={{ marginInlineStart: 'auto', fontWeight: 600 }}>
            {t('line.sum', { sum: amount(sum(...totals), currency) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
