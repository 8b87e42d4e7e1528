import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language-context.ts';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { listImports } from './calls.ts';
import { IMPORTS } from './use-import.ts';

/** The latest imports, to go on with one. */
export function RecentImports() {
  const t = useText();
  const { language } = useLanguage();
  const { instant, number } = useFormats();
  const { data = [] } = useQuery({
    queryKey: [IMPORTS, 'recent', language],
    queryFn: ({ signal }) => listImports(signal),
  });
  if (data.length === 0) return null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2.5 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('import.recent')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((it) => (
          <Box component="li" key={it.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <MuiLink component={Link} to={`/suppliers/import/${it.id}`} underline="hover" sx={{ fontWeight: 600 }}>
              <bdi>{it.fileName}</bdi>
            </MuiLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[
                t(`import.state.${it.state}`),
                it.rowCount > 0 && t('import.rows', { count: number(it.rowCount) }),
                it.by.name,
                instant(it.createdAt),
              ]
                .filter((part) => part !== false)
                .map((part, at) => (
                  <Fragment key={part}>
                    {at > 0 && ' · '}
                    <bdi>{part}</bdi>
                  </Fragment>
                ))}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
