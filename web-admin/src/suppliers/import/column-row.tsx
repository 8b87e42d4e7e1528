import type { ImportField, SupplierImport } from '@comptoir/contracts';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/use-text.ts';

interface ColumnRowProps {
  readonly column: SupplierImport['columns'][number];
  readonly field: ImportField | null;
  readonly fields: SupplierImport['fields'];
  readonly onChange: (field: ImportField | null) => void;
}

/** A column of the sheet, a few of its values, and what it is. */
export function ColumnRow({ column, field, fields, onChange }: ColumnRowProps) {
  const t = useText();
  const header = column.header || t('import.mapping.unnamed');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: { xs: 1, md: 3 },
        alignItems: 'center',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{header}</bdi>
        </Typography>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{column.samples.join(' · ') || '–'}</bdi>
        </Typography>
      </Box>
      <Autocomplete
        value={fields.find((offered) => offered.field === field) ?? null}
        options={[...fields]}
        getOptionLabel={({ label, required }) => (required ? `${label} *` : label)}
        isOptionEqualToValue={(one, other) => one.field === other.field}
        onChange={(_, chosen) => onChange((chosen?.field ?? null) as ImportField | null)}
        openText={t('action.open')}
        closeText={t('action.close')}
        clearText={t('import.mapping.ignore')}
        noOptionsText={t('list.noMatch')}
        renderInput={(input) => (
          <TextField
            {...input}
            size="small"
            label={t('import.mapping.is', { header })}
            placeholder={t('import.mapping.ignored')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
      />
    </Box>
  );
}
