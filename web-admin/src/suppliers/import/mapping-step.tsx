import type { ImportField, SupplierImport } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Choice } from '../sections/choice.tsx';
import { useReferences } from '../use-references.ts';
import { mapImport } from './calls.ts';
import { ColumnRow } from './column-row.tsx';
import { useImportCommand } from './use-import.ts';

type Columns = ReadonlyArray<ImportField | null>;

/** What each column is: guessed, and corrected here. What is said is remembered for the next import. */
export function MappingStep({ it }: { it: SupplierImport }) {
  const t = useText();
  const { managers } = useReferences();
  const { busy, run } = useImportCommand();
  const [columns, setColumns] = useState<Columns>(() => it.columns.map(({ field }) => field as ImportField | null));
  const [kind, setKind] = useState<string>(it.defaults.kind);
  const [manager, setManager] = useState(it.defaults.accountManagerId ?? '');
  const isNamed = columns.includes('raisonSociale');
  const missing = it.fields.filter(
    ({ field, required }) =>
      required &&
      !columns.includes(field as ImportField) &&
      !(field === 'accountManager' && (manager || kind === 'client')),
  );
  /** A field that another column has moves here. */
  const choose = (at: number, field: ImportField | null) =>
    setColumns(columns.map((now, other) => (other === at ? field : field !== null && now === field ? null : now)));
  const go = () =>
    run(() =>
      mapImport(it.id, {
        columns: [...columns],
        defaults: { kind: kind as 'supplier' | 'client', ...(manager && { accountManagerId: manager }) },
      }),
    );
  return (
    <Box>
      <Typography sx={{ mb: 2, maxWidth: '72ch' }}>{t('import.mapping.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}>
        {it.columns.map((column, at) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the sheet
            key={at}
            column={column}
            field={columns[at] ?? null}
            fields={it.fields}
            onChange={(field) => choose(at, field)}
          />
        ))}
      </Box>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('import.defaults')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, mb: 2, maxWidth: 720 }}>
        <Choice
          name="kind"
          label={t('supplier.kind')}
          value={kind}
          onChange={setKind}
          options={(['supplier', 'client'] as const).map((value) => [value, t(`supplier.kind.${value}`)] as const)}
        />
        <Choice
          name="accountManagerId"
          label={t('supplier.accountManager')}
          value={manager}
          onChange={setManager}
          options={[
            ['', t('import.defaults.none')] as const,
            ...managers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`] as const),
          ]}
        />
      </Box>
      {!isNamed && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('import.mapping.noName')}
        </Alert>
      )}
      {isNamed && missing.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('import.mapping.missing', { fields: missing.map(({ label }) => label).join(', ') })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button variant="contained" disabled={!isNamed || busy || !it.own} onClick={() => void go()}>
          {t('import.check')}
        </Button>
      </Box>
    </Box>
  );
}
