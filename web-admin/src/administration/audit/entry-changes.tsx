import type { AuditEntry } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { tonesOf } from '../../theme.ts';
import { factChanges } from './fact-changes.ts';
import { factWords } from './subject-words.ts';

/** What an entry changed: a row a fact, what it was struck through in one colour, what it is in another. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const t = useText();
  const translate = useTranslate();
  const tones = tonesOf(useTheme().palette.mode);
  const changes = factChanges(entry);
  if (changes.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('audit.changes.none')}
      </Typography>
    );
  }
  const { kind } = entry.about;
  return (
    <Table
      size="small"
      aria-label={t('audit.changes')}
      sx={{ tableLayout: 'fixed', '& th, & td': { px: 1, verticalAlign: 'top', overflowWrap: 'anywhere' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '26%' }}>{t('audit.fact')}</TableCell>
          <TableCell>{t('audit.before')}</TableCell>
          <TableCell>{t('audit.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ name, before, after }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              <bdi>{factWords(kind, name, translate)}</bdi>
            </TableCell>
            <TableCell>
              <Side as="del" tone={tones.bad} text={before} />
            </TableCell>
            <TableCell>
              <Side as="ins" tone={tones.good} text={after} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface SideProps {
  readonly as: 'del' | 'ins';
  readonly tone: { readonly text: string; readonly tint: string };
  readonly text: string | undefined;
}

function Side({ as, tone, text }: SideProps): ReactNode {
  if (text === undefined) return <span>–</span>;
  return (
    <Box
      component={as}
      sx={{
        bgcolor: tone.tint,
        color: tone.text,
        borderRadius: 0.5,
        px: 0.5,
        textDecoration: as === 'ins' ? 'none' : 'line-through',
      }}
    >
      <bdi>{text}</bdi>
    </Box>
  );
}
