import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useChangeFilters } from './list-filters.tsx';

/** Long enough that a word is not asked letter by letter, short enough to feel at once. */
const PAUSE_MS = 250;

/** Searches the list around it as one types, by the filter `q`. */
export function SearchField({ label }: { label: string }) {
  const t = useText();
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters();
  const asked = String(filterValues?.q ?? '');
  const [typed, setTyped] = useState(asked);
  const last = useRef(asked);
  useEffect(() => {
    // Another hand changed the filter: a link, the back button, "clear".
    if (asked !== last.current) {
      last.current = asked;
      setTyped(asked);
    }
  }, [asked]);
  useEffect(() => {
    const text = typed.trim();
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      changeFilters(({ q: _, ...others }) => (text === '' ? others : { ...others, q: text }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, changeFilters]);
  return (
    <TextField
      type="text"
      role="search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      placeholder={label}
      sx={{ minWidth: 220, flex: '1 1 260px', maxWidth: 420 }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 100, autoComplete: 'off', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={t('list.clearSearch')} onClick={() => setTyped('')}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
