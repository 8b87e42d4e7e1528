import type { PageRange, ReadPart } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/use-text.ts';
import { isolated } from '../../shared/isolated.ts';
import { pagesText } from './cuts.ts';

/** What will be made: each invoice with its pages, its number and why it is one, as far as the reading tells. */
export function PartList({ parts, proposed }: { parts: readonly PageRange[]; proposed: readonly ReadPart[] }) {
  const t = useText();
  const seen = (range: PageRange) => proposed.find(({ from, to }) => from === range.from && to === range.to);
  return (
    <Box component="section" aria-live="polite" aria-label={t('split.result')} sx={{ mt: 2 }}>
      {parts.length < 2 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('split.none')}</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {parts.map((range, at) => {
            const part = seen(range);
            return (
              <li key={range.from}>
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {t('split.part', { part: at + 1, pages: pagesText(t, range) })}
                </Typography>
                {part?.number && <> · {isolated(part.number)}</>}
                {part?.why && (
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {' '}
                    · {t(`split.why.${part.why}`)}
                  </Typography>
                )}
              </li>
            );
          })}
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('split.after')}
      </Typography>
    </Box>
  );
}
