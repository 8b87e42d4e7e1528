import { USER_SORTS, USER_STATUSES, type UserStatus } from '@comptoir/contracts';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';
import { useChangeFilters } from '../../shared/list-filters.tsx';
import { SearchField } from '../../shared/search-field.tsx';

type Filters = { readonly status?: readonly UserStatus[] } & Readonly<Record<string, unknown>>;

/** Search, statuses and order of a list of users. */
export function UserToolbar() {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5, alignItems: 'center' }}>
      <SearchField label={t('user.search')} />
      <StatusChoice />
      <SortChoice />
    </Box>
  );
}

function StatusChoice() {
  const t = useText();
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters<Filters>();
  const chosen = (filterValues as Filters | undefined)?.status ?? [];
  const choose = (value: unknown) => {
    const statuses = USER_STATUSES.filter((status) => Array.isArray(value) && value.includes(status));
    changeFilters(({ status: _, ...others }) => (statuses.length === 0 ? others : { ...others, status: statuses }));
  };
  return (
    <TextField
      select
      label={t('user.status')}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      sx={{ minWidth: 150, flex: { xs: '1 1 45%', sm: 'none' } }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () =>
            chosen.length === 0 ? t('user.status.all') : chosen.map((status) => t(`user.status.${status}`)).join(', '),
        },
      }}
    >
      {USER_STATUSES.map((status) => (
        <MenuItem key={status} value={status} dense>
          <Checkbox checked={chosen.includes(status)} size="small" tabIndex={-1} aria-hidden />
          <ListItemText primary={t(`user.status.${status}`)} />
        </MenuItem>
      ))}
    </TextField>
  );
}

function SortChoice() {
  const t = useText();
  const { sort, setSort } = useListContext();
  const other = sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: { xs: '1 1 45%', sm: 'none' } }}>
      <TextField
        select
        label={t('user.sortBy')}
        value={sort.field}
        onChange={({ target }) => setSort({ field: target.value, order: sort.order })}
        sx={{ minWidth: 130, flex: 1 }}
      >
        {USER_SORTS.map((field) => (
          <MenuItem key={field} value={field}>
            {t(`user.${field}`)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        onClick={() => setSort({ field: sort.field, order: other })}
        aria-label={t(`user.sort.${sort.order === 'ASC' ? 'ASC' : 'DESC'}`)}
      >
        {sort.order === 'ASC' ? <ArrowUpwardIcon fontSize="small" /> : <ArrowDownwardIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
}
