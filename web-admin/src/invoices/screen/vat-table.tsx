import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useText } from '../../i18n/use-text.ts';
import { ActionsHeader } from '../../shared/actions-header.tsx';
import { emptyVat, type VatRow } from '../form/invoice-form.ts';
import { CellInput } from './cell-input.tsx';
import { useFieldFrame } from './field-frame.ts';
import { FormRow } from './form-row.tsx';
import { rowInPlaceOf, useRowFocus } from './use-row-focus.ts';

const COLUMNS = ['rate', 'base', 'amount'] as const;
/** A rate is short: on a phone its room is for the amounts, which are never cut. */
const RATE_WIDTH = 76;

/** VAT by rate. */
export function VatTable() {
  const t = useText();
  const { form, editable, change } = useFieldFrame();
  const { addButton, goToRow } = useRowFocus('vat', 'rate');
  const set = (at: number, next: Partial<VatRow>) =>
    change((now) => ({ ...now, vat: now.vat.map((row, place) => (place === at ? { ...row, ...next } : row)) }));
  if (!editable && form.vat.length === 0) return null;
  const named = COLUMNS.map((name) => ({ name, label: t(`vat.${name}`) }));
  return (
    <Box sx={{ gridColumn: '1 / -1', mt: 0.5 }}>
      {form.vat.length > 0 && (
        <Table
          size="small"
          aria-label={t('invoice.field.vat')}
          sx={{ tableLayout: 'fixed', '& td, & th': { px: 0.5, py: 0.25 } }}
        >
          <TableHead>
            <TableRow>
              {COLUMNS.map((name) => (
                <TableCell key={name} align="right" sx={name === 'rate' ? { width: RATE_WIDTH } : {}}>
                  {t(`vat.${name}`)}
                </TableCell>
              ))}
              {editable && <ActionsHeader />}
            </TableRow>
          </TableHead>
          <TableBody>
            {form.vat.map((row, at) => (
              <FormRow key={row.key} place={`vat.${at}`} columns={named} span={COLUMNS.length + 1}>
                {COLUMNS.map((name) => (
                  <TableCell key={name}>
                    <CellInput
                      place={`vat.${at}.${name}`}
                      label={`${t(`vat.${name}`)} ${at + 1}`}
                      value={row[name]}
                      amount
                      readOnly={!editable}
                      onChange={(value) => set(at, { [name]: value })}
                    />
                  </TableCell>
                ))}
                {editable && (
                  <TableCell padding="checkbox">
                    <IconButton
                      aria-label={`${t('vat.remove')} ${at + 1}`}
                      onClick={() => {
                        change((now) => ({ ...now, vat: now.vat.filter((_, place) => place !== at) }));
                        goToRow(rowInPlaceOf(at, form.vat.length));
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
      )}
      {editable && (
        <Button
          ref={addButton}
          size="small"
          startIcon={<AddIcon />}
          onClick={() => {
            change((now) => ({ ...now, vat: [...now.vat, emptyVat()] }));
            goToRow(form.vat.length);
          }}
        >
          {t('vat.add')}
        </Button>
      )}
    </Box>
  );
}
