import type { InvoiceDetail } from '@comptoir/contracts';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import NextIcon from '@mui/icons-material/SkipNextOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { mirrored } from '../../shared/mirrored.ts';
import { StaffStatusChip } from '../status/status-chip.tsx';

interface DeskHeaderProps {
  readonly detail: InvoiceDetail;
  readonly next: string | undefined;
  readonly onHelp: () => void;
}

/** Which invoice this is, where it stands, and the way back and on. */
export function DeskHeader({ detail, next, onHelp }: DeskHeaderProps) {
  const t = useText();
  const { amount } = useFormats();
  const name = detail.invoiceNumber ?? detail.fileName;
  useEffect(() => {
    document.title = `${name} · Comptoir`;
  }, [name]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, mb: 2 }}>
      <Tooltip title={t('screen.back')}>
        <IconButton component={Link} to="/invoices" aria-label={t('screen.back')} sx={{ marginInlineStart: -1 }}>
          <ArrowBackIcon sx={mirrored} />
        </IconButton>
      </Tooltip>
      <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
        <bdi>{name}</bdi>
      </Typography>
      <StaffStatusChip status={detail.status} />
      <Typography sx={{ color: 'text.secondary', flexGrow: 1, flexBasis: { xs: '100%', sm: 0 }, minWidth: 120 }}>
        <bdi>{detail.supplierName}</bdi>
        {detail.supplierName && detail.grossTotal && ' · '}
        <bdi>{amount(detail.grossTotal, detail.currency)}</bdi>
      </Typography>
      <Tooltip title={t('keys.open')}>
        <IconButton onClick={onHelp} aria-label={t('keys.open')} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <KeyboardIcon />
        </IconButton>
      </Tooltip>
      {next && (
        <Button component={Link} to={`/invoices/${next}`} variant="outlined" endIcon={<NextIcon sx={mirrored} />}>
          {t('screen.next')}
        </Button>
      )}
    </Box>
  );
}
