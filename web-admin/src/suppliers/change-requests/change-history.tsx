import type { ChangeLine } from '@comptoir/contracts';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session.ts';
import { readChangeHistory } from './calls.ts';

/** The story of a supplier's change requests, newest first; asked for when it is opened. */
export function ChangeHistory({ supplierId }: { supplierId: string }) {
  const t = useText();
  const { can } = useSession();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['suppliers', 'changeHistory', supplierId],
    queryFn: ({ signal }) => readChangeHistory(supplierId, signal),
    enabled: open,
  });
  if (!can('bankChange.callBack')) return null;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={open}
      onChange={(_, isOpen) => setOpen(isOpen)}
      // The list of its kind has margins of its own.
      sx={{ '&&': { mt: 2.5 } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>{t('changeHistory.title')}</AccordionSummary>
      <AccordionDetails>
        {data?.length === 0 && <Typography variant="body2">{t('changeHistory.none')}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
          {data?.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

function Line({ line: { at, by, kind, action, before, after, reason } }: { line: ChangeLine }) {
  const t = useText();
  const { instant } = useFormats();
  const what = t(`changeAction.${action}` as MessageKey);
  return (
    <Box component="li">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {instant(at)} · <bdi>{by}</bdi>
      </Typography>
      <Typography>
        {kind ? `${t(`changeKind.${kind}`)}${t('common.colon')}${what}` : what}
        {reason && (
          <>
            {t('common.colon')}
            <bdi>{action === 'PAYEE' ? t(`payee.${reason}` as MessageKey) : reason}</bdi>
          </>
        )}
      </Typography>
      {after && action !== 'REFUSED' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{before ? `${before} → ${after}` : after}</bdi>
        </Typography>
      )}
    </Box>
  );
}
