import type { TemplateSummary } from '@comptoir/contracts';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDownload } from '../documents/use-download.ts';
import { useFormats, useText } from '../i18n/use-text.ts';
import { isolated } from '../shared/isolated.ts';
import { ToneChip } from '../shared/tone-chip.tsx';
import { exportUrl } from './calls.ts';
import { acceptedWords } from './outcome-words.ts';
import { TemplateDialog } from './template-dialog.tsx';

/** One template: which version is in use, since when, by whom, and how often it was read with. */
export function TemplateItem({ template }: { template: TemplateSummary }) {
  const t = useText();
  const { instant, number } = useFormats();
  const { busy, download } = useDownload();
  const [open, setOpen] = useState(false);
  const { id, number: inUse, learnedFrom, since, by, reads, outcome } = template;
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <ToneChip tone={inUse === undefined ? 'quiet' : 'good'}>
          {inUse === undefined ? t('learning.outOfUse') : t('learning.inUse', { number: number(inUse) })}
        </ToneChip>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {learnedFrom === undefined
            ? t('learning.template')
            : t('learning.learnedFrom', { number: isolated(learnedFrom) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('learning.since', { by: isolated(by.name), at: instant(since) })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 0.5 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 220 }}>
          {t('learning.reads', { count: reads })} {outcome && acceptedWords(outcome, t)}
        </Typography>
        <Button onClick={() => setOpen(true)}>{t('learning.lookInto')}</Button>
        <Button
          startIcon={<DownloadIcon />}
          loading={busy}
          onClick={() => void download(exportUrl(id), `template-${id}.json`)}
        >
          {t('learning.export')}
        </Button>
      </Box>
      {open && <TemplateDialog id={id} onClose={() => setOpen(false)} />}
    </Box>
  );
}
