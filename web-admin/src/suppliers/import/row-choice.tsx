import type { ImportRow, SupplierImport } from '@comptoir/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n/use-text.ts';
import { chooseRows } from './calls.ts';
import { useImportCommand } from './use-import.ts';

/** What becomes of a row that shares its VAT number: which supplier it changes, another one, or nothing. */
export function RowChoice({ it, row }: { it: SupplierImport; row: ImportRow }) {
  const t = useText();
  const { busy, run } = useImportCommand();
  const chosen = chosenOf(row);
  const choose = (value: string) => {
    const choice = value === 'create' || value === 'skip' ? value : 'update';
    void run(() => chooseRows(it.id, { row: row.row, choice, ...(choice === 'update' && { supplierId: value }) }));
  };
  return (
    <TextField
      select
      size="small"
      disabled={busy}
      label={t('import.choose')}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 220, maxWidth: 320 }}
    >
      <MenuItem value="" disabled>
        {t('import.choose.none')}
      </MenuItem>
      {row.candidates.map(({ id, label, code }) => (
        <MenuItem key={id} value={id}>
          {t('import.choose.update', { name: `${label} (${code})` })}
        </MenuItem>
      ))}
      <MenuItem value="create">{t('import.choose.create')}</MenuItem>
      <MenuItem value="skip">{t('import.choose.skip')}</MenuItem>
    </TextField>
  );
}

function chosenOf({ fate, supplierId }: ImportRow): string {
  if (fate === 'UPDATE') return supplierId ?? '';
  return fate === 'CREATE' ? 'create' : fate === 'SKIP' ? 'skip' : '';
}
