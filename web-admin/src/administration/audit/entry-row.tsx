import { type AuditEntry, type AuditFilter, kindsOf } from '@comptoir/contracts';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { useChangeFilters } from '../../shared/list-filters.tsx';
import { actionWords } from './action-words.ts';
import { EntryChanges } from './entry-changes.tsx';
import { subjectWords } from './subject-words.ts';

/** One decision: what, about what, who, when; opened, what it changed, as which role and from where. */
export function EntryRow({ entry }: { entry: AuditEntry }) {
  const t = useText();
  const translate = useTranslate();
  const { instant } = useFormats();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { action, about, by, at } = entry;
  return (
    <>
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{
          ...{ width: '100%', textAlign: 'start', py: 1.25, px: 1, gap: 1 },
          ...{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center' },
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          component="span"
          sx={{
            ...{ display: 'grid', columnGap: 2, rowGap: 0.25, alignItems: 'baseline', minWidth: 0 },
            gridTemplateColumns: { xs: '1fr', md: '2.2fr 2fr 1.4fr auto' },
            '& > span': { overflowWrap: 'anywhere' },
          }}
        >
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {actionWords(action, t, translate)}
          </Typography>
          <Typography component="span" variant="body2">
            <bdi>{subjectWords(about, translate)}</bdi>
          </Typography>
          <Typography component="span" variant="body2">
            <bdi>{by.name || by.id}</bdi>
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {instant(at)}
          </Typography>
        </Box>
        <ExpandIcon sx={{ color: 'text.secondary', transform: open ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
      {open && (
        <Box id={id} sx={{ px: 1, pb: 2 }}>
          <EntryChanges entry={entry} />
          <EntryFacts entry={entry} />
          <Only entry={entry} />
        </Box>
      )}
    </>
  );
}

function EntryFacts({ entry }: { entry: AuditEntry }) {
  const t = useText();
  const { roles, address, device, hash, id, correlationId } = entry;
  const facts = [
    [
      t('audit.roles'),
      kindsOf(roles)
        .map((kind) => t(`role.${kind}`))
        .join(', '),
    ],
    [t('audit.origin'), [address, device].filter(Boolean).join(' · ')],
    [t('audit.correlation'), correlationId],
    [t('audit.hash'), `${t('audit.entry', { sequence: id })} · ${hash}`],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        ...{ display: 'grid', columnGap: 3, rowGap: { xs: 0.25, sm: 0.5 }, m: 0, mt: 1.5, fontSize: '0.8125rem' },
        gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
        '& dt': { color: 'text.secondary', mt: { xs: 1, sm: 0 } },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value || '–'}</bdi>
          </dd>
        </Box>
      ))}
    </Box>
  );
}

function Only({ entry: { by, about } }: { entry: AuditEntry }) {
  const t = useText();
  const changeFilters = useChangeFilters<AuditFilter>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <Button size="small" onClick={() => changeFilters((filters) => ({ ...filters, by: by.id }))}>
        {t('audit.only.person')}
      </Button>
      <Button size="small" onClick={() => changeFilters((filters) => ({ ...filters, subject: about.id }))}>
        {t('audit.only.subject')}
      </Button>
    </Box>
  );
}
