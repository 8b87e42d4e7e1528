import type { HistoryEntry, InvoiceDetail } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { isolated } from '../../shared/isolated.ts';
import { pagesText } from './cuts.ts';

/** That a file seems to hold several invoices, with the way to take it apart; what it became, or what this was part of. */
export function SplitNotices({ detail, onSplit }: { detail: InvoiceDetail; onSplit: () => void }) {
  const t = useText();
  const { partOf, splitInto, reading, commands } = detail;
  const proposal = splitInto ? undefined : reading?.findings.find(({ code }) => code === 'SEVERAL_INVOICES');
  if (!partOf && !splitInto && !proposal) return null;
  return (
    <Box component="section" aria-label={t('split.title')} sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {proposal && (
        <Alert
          severity="warning"
          role="note"
          action={
            commands.split?.allowed && (
              <Button color="inherit" size="small" onClick={onSplit}>
                {t('split.show')}
              </Button>
            )
          }
        >
          {t('finding.SEVERAL_INVOICES', { count: proposal.values?.count ?? '', pages: proposal.values?.pages ?? '' })}
        </Alert>
      )}
      {splitInto && (
        <Alert severity="info" variant="outlined" role="note">
          {t('split.into')}
          {t('common.colon')}
          <InvoiceLinks links={splitInto} />
        </Alert>
      )}
      {partOf && (
        <Alert severity="info" variant="outlined" role="note">
          <MuiLink component={Link} to={`/invoices/${partOf.invoiceId}`} color="inherit">
            {t('split.partOf', { pages: pagesText(t, partOf), name: isolated(partOf.fileName) })}
          </MuiLink>
        </Alert>
      )}
    </Box>
  );
}

/** Other invoices by the pages they are on. */
export function InvoiceLinks({ links }: { links: NonNullable<HistoryEntry['links']> }) {
  const t = useText();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {links.map((link) => (
        <MuiLink
          key={`${link.invoiceId} ${link.from}`}
          component={Link}
          to={`/invoices/${link.invoiceId}`}
          color="inherit"
        >
          {pagesText(t, link)}
        </MuiLink>
      ))}
    </Box>
  );
}
