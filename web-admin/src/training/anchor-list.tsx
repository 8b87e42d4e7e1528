import type { TemplateAnchor } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import { type Text, useText } from '../i18n/use-text.ts';
import { isolated } from '../shared/isolated.ts';
import { fieldWords } from './field-words.ts';

/** How a template reads each field, in words. */
export function AnchorList({ anchors }: { anchors: readonly TemplateAnchor[] }) {
  const t = useText();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, auto) 1fr' },
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 0.75 },
        m: 0,
        fontSize: '0.875rem',
        '& dt': { fontWeight: 600 },
        '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
      }}
    >
      {anchors.flatMap((anchor) => [
        <dt key={`${anchor.field} name`}>
          {anchor.field === 'layout' ? t('learning.layout') : fieldWords(anchor.field, t)}
        </dt>,
        <dd key={anchor.field}>{anchorWords(anchor, t)}</dd>,
      ])}
    </Box>
  );
}

const SIDES = ['right', 'left', 'below', 'above'] as const;

function anchorWords({ kind, label = '', value = '' }: TemplateAnchor, t: Text): string {
  const side = SIDES.find((each) => each === kind);
  if (side) return withPattern(t(`learning.anchor.${side}`, { label: isolated(label) }), value, t);
  switch (kind) {
    case 'marks':
      return t('learning.anchor.marks', { label: isolated(label) });
    case 'columns':
      return value === ''
        ? t('learning.anchor.columns', { label: isolated(label) })
        : t('learning.anchor.columnsWithout', { label: isolated(label), value: isolated(value) });
    case 'constant':
      return t('learning.anchor.constant', { value: isolated(value) });
    case 'derived':
      return t('learning.anchor.derived');
    case 'absent':
      return t('learning.anchor.absent');
    default:
      return withPattern(t('learning.anchor.place'), value, t);
  }
}

const withPattern = (words: string, pattern: string, t: Text): string =>
  pattern === '' ? words : `${words}, ${t('learning.anchor.pattern', { pattern: isolated(pattern) })}`;
