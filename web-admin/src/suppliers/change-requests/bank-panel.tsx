import type { IbanRequest, Supplier } from '@comptoir/contracts';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDownload } from '../../documents/use-download.ts';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session.ts';
import { formatIban } from '../iban.ts';
import { BankSigns } from './bank-signs.tsx';
import { ribUrl } from './calls.ts';
import { AcceptDialog, CallBackDialog, RefuseDialog } from './decision-dialogs.tsx';
import { isolated } from './pending-note.tsx';
import { UnlockNote } from './unlock-note.tsx';
import { useBankRequest } from './use-bank-request.ts';

type Open = 'accept' | 'refuse' | 'callBack';

/** What staff decides about a bank change with: the account before and after, what is doubtful, the RIB, the call back. */
export default function BankPanel({ supplier }: { supplier: Supplier }) {
  const { can } = useSession();
  const request = useBankRequest(supplier.id);
  if (!request || !can('bankChange.callBack')) return null;
  return (
    <>
      {request.locked && <UnlockNote supplierId={supplier.id} />}
      {request.id !== null && <Pending supplier={supplier} request={request} id={request.id} />}
    </>
  );
}

function Pending({ supplier, request, id }: { supplier: Supplier; request: IbanRequest; id: string }) {
  const t = useText();
  const { instant } = useFormats();
  const { can } = useSession();
  const { busy, download } = useDownload();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { old = {}, signs = [], payee, callBack, needsCallBack = false, own = false, rib = false } = request;
  const mayDecide = can('bankChange.decide');
  return (
    <Paper component="section" variant="outlined" aria-labelledby="bank-request" sx={{ p: { xs: 2, md: 2.5 } }}>
      <Typography id="bank-request" variant="h2">
        {t('bankRequest.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('bankRequest.asked', { name: request.requestedBy ?? '', at: instant(request.requestedAt) })}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, mb: 2 }}>
        <Account label={t('bankRequest.old')} account={old} />
        <Account label={t('bankRequest.new')} account={request} isNew />
      </Box>
      <BankSigns signs={signs} />
      {payee?.answer === 'MATCH' && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {t('bankRequest.payee.MATCH', { asked: payee.asked ?? '', at: instant(payee.at) })}
        </Alert>
      )}
      {payee?.answer === 'AWAITED' && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('bankRequest.payee.AWAITED')}
        </Alert>
      )}
      {callBack && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {t('bankRequest.calledBack', {
            number: isolated(callBack.number),
            by: callBack.by,
            at: instant(callBack.at),
            spokenTo: callBack.spokenTo,
          })}
        </Alert>
      )}
      {needsCallBack && !callBack && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('bankRequest.callBackNeeded')}
        </Alert>
      )}
      {mayDecide && own && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('bankRequest.own')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        {mayDecide && (
          <Button variant="contained" disabled={own || (needsCallBack && !callBack)} onClick={() => setOpen('accept')}>
            {t('bankRequest.accept')}
          </Button>
        )}
        {mayDecide && (
          <Button variant="outlined" color="error" onClick={() => setOpen('refuse')}>
            {t('bankRequest.refuse')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setOpen('callBack')}>
          {t('callBack.title')}
        </Button>
        {rib && (
          <Button
            startIcon={<DownloadIcon />}
            loading={busy}
            onClick={() => void download(ribUrl(id), 'rib.pdf')}
            sx={{ marginInlineStart: { sm: 'auto' } }}
          >
            {t('bankRequest.rib')}
          </Button>
        )}
      </Box>
      {open === 'accept' && (
        <AcceptDialog supplierId={supplier.id} id={id} iban={request.iban ?? old.iban ?? ''} onClose={close} />
      )}
      {open === 'refuse' && <RefuseDialog supplierId={supplier.id} id={id} onClose={close} />}
      {open === 'callBack' && <CallBackDialog id={id} callable={request.callable ?? []} onClose={close} />}
    </Paper>
  );
}

function Account({
  label,
  account: { iban, bic },
  isNew = false,
}: {
  label: string;
  account: { iban?: string | undefined; bic?: string | undefined };
  isNew?: boolean;
}) {
  const t = useText();
  return (
    <Box
      sx={{
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: isNew ? 'primary.main' : 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {iban ? (
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          <bdi dir="ltr">{formatIban(iban)}</bdi>
        </Typography>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('bankRequest.none')}</Typography>
      )}
      {bic && (
        <Typography variant="body2">
          BIC <bdi dir="ltr">{bic}</bdi>
        </Typography>
      )}
    </Box>
  );
}
