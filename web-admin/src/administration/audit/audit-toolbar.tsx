import type { AuditFilter, AuditName } from '@comptoir/contracts';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'ra-core';
import { useDownload } from '../../documents/use-download.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChangeFilters } from '../../shared/list-filters.tsx';
import { actionWords } from './action-words.ts';
import { dayOf, endOf, startOf } from './audit-days.ts';
import { AuditNameField } from './audit-name-field.tsx';
import { subjectWords } from './subject-words.ts';

/** What the list is narrowed to, and the same as a file. */
export function AuditToolbar() {
  const t = useText();
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const filter: AuditFilter = filterValues ?? {};
  const changeFilters = useChangeFilters<AuditFilter>();
  const set = (name: keyof AuditFilter) => (value: string | undefined) =>
    changeFilters(({ [name]: _, ...others }) => (value ? { ...others, [name]: value } : others));
  const kindWords = (kind: string): string => translate(`audit.kind.${kind}`, { _: kind });
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <AuditNameField
        of="by"
        label={t('audit.person')}
        value={filter.by}
        words={({ name, id }) => ({ label: name || id, hint: '' })}
        onChange={set('by')}
      />
      <AuditNameField
        of="action"
        label={t('audit.action')}
        value={filter.action}
        words={({ id }) => ({ label: actionWords(id, t, translate), hint: '' })}
        onChange={set('action')}
      />
      <AuditNameField
        of="subject"
        label={t('audit.subject')}
        value={filter.subject}
        words={(name: AuditName) => ({
          label: subjectWords(name, translate),
          hint: name.kind && kindWords(name.kind),
        })}
        onChange={set('subject')}
      />
      <DayField label={t('audit.from')} value={dayOf(filter.from)} onChange={(day) => set('from')(startOf(day))} />
      <DayField label={t('audit.to')} value={dayOf(filter.to, true)} onChange={(day) => set('to')(endOf(day))} />
      {isNarrowed && <Button onClick={() => changeFilters(() => ({}))}>{t('audit.clear')}</Button>}
      <Exports filter={filter} />
    </Box>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 158, flex: { xs: '1 1 140px', sm: 'none' } }}
    />
  );
}

/** What the list shows, as a file: all of it, whatever the page. */
function Exports({ filter }: { filter: AuditFilter }) {
  const t = useText();
  const { busy, download } = useDownload();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
      {(['csv', 'json'] as const).map((format) => {
        const query = new URLSearchParams({ format, filter: JSON.stringify(filter) });
        return (
          <Button
            key={format}
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={busy}
            onClick={() => void download(`/api/v1/audit/export?${query}`, `audit.${format}`)}
          >
            {t(`audit.export.${format}`)}
          </Button>
        );
      })}
    </Box>
  );
}
