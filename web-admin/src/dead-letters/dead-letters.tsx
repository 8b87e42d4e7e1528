import { DEAD_LETTER_STATES, SERVICES } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext } from 'ra-core';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ListPagination } from '../shared/list-pagination.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { LetterRows } from './letter-rows.tsx';

/** The merged list of all services reaches a hundred letters; that of one has no end. */
const PAGE_SIZES = [10, 25];
const OWNERS = [...SERVICES, 'gateway'];

/** What a service was told and could not take in, until an administrator decides. */
export default function DeadLetters() {
  const t = useText();
  const [opened, setOpened] = useState<string>();
  return (
    <ListBase
      resource="dead-letters"
      sort={{ field: 'at', order: 'DESC' }}
      filterDefaultValues={{ state: 'waiting' }}
      perPage={10}
      disableAuthentication
      disableSyncWithLocation
    >
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 2 }}>{t('letters.about')}</Typography>
      <Filters />
      <Missing />
      <LetterRows onOpen={setOpened} />
      <ListPagination sizes={PAGE_SIZES} />
      {opened !== undefined && <LetterDialog id={opened} onClose={() => setOpened(undefined)} />}
    </ListBase>
  );
}

function Filters() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const choose = (name: 'state' | 'service', value: string) => {
    const { [name]: _, ...others } = filterValues ?? {};
    setFilters(value === '' ? others : { ...others, [name]: value }, undefined, false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <TextField
        select
        label={t('letters.state')}
        value={filterValues?.state ?? 'waiting'}
        onChange={({ target }) => choose('state', target.value)}
        sx={{ minWidth: 160, flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
      >
        {DEAD_LETTER_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`letters.state.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('letters.service')}
        value={filterValues?.service ?? ''}
        onChange={({ target }) => choose('service', target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 160, flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
      >
        <MenuItem value="">{t('letters.service.all')}</MenuItem>
        {OWNERS.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

/** Services that did not answer: their letters are not in the list. */
function Missing() {
  const t = useText();
  const { meta } = useListContext();
  if (!meta?.unavailable) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('letters.unavailable', { names: String(meta.unavailable) })}
    </Alert>
  );
}
