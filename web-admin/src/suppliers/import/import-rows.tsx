import { ROW_FATES, type RowFate, type SupplierImport } from '@comptoir/contracts';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TablePagination from '@mui/material/TablePagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDownload } from '../../documents/use-download.ts';
import { useLanguage } from '../../i18n/language-context.ts';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { Failure } from '../../layout/failure.tsx';
import { Loading } from '../../layout/loading.tsx';
import { listRows, refusedUrl } from './calls.ts';
import { RowItem } from './row-item.tsx';
import { IMPORTS } from './use-import.ts';

const SIZE = 25;

/** The sheet's rows by pages, all or of one fate, each with what is wrong; the refused ones to download. */
export function ImportRows({ it }: { it: SupplierImport }) {
  const t = useText();
  const { number } = useFormats();
  const { language } = useLanguage();
  const { download, busy } = useDownload();
  const [fate, setFate] = useState<RowFate>();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: [IMPORTS, it.id, 'rows', language, fate, page, it.version],
    queryFn: ({ signal }) => listRows(it.id, { fate, page, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const show = (next: RowFate | undefined) => {
    setFate(next);
    setPage(0);
  };
  const refused = (it.counts.REFUSED ?? 0) + (it.counts.CHOOSE ?? 0);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Box
          role="group"
          aria-label={t('import.byFate')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 0 100%', md: 1 } }}
        >
          <FateFilter chosen={fate === undefined} onClick={() => show(undefined)}>
            {`${t('import.fate.all')} ${number(it.rowCount)}`}
          </FateFilter>
          {ROW_FATES.filter((one) => it.counts[one]).map((one) => (
            <FateFilter key={one} chosen={fate === one} onClick={() => show(one)}>
              {`${t(`import.fate.${one}`)} ${number(it.counts[one] ?? 0)}`}
            </FateFilter>
          ))}
        </Box>
        {refused > 0 && (
          <Button
            startIcon={<DownloadIcon />}
            disabled={busy}
            onClick={() => void download(refusedUrl(it.id), 'refused.csv')}
          >
            {t('import.refused.download')}
          </Button>
        )}
      </Box>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Box component="ol" aria-label={t('import.rows.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.rows.map((row) => (
              <RowItem key={row.id} it={it} row={row} />
            ))}
          </Box>
          <TablePagination
            component="div"
            count={data.total}
            page={Math.min(page, Math.max(0, Math.ceil(data.total / SIZE) - 1))}
            rowsPerPage={SIZE}
            rowsPerPageOptions={[SIZE]}
            onPageChange={(_, next) => setPage(next)}
            labelDisplayedRows={({ from, to }) =>
              t('list.range', { from: number(from), to: number(to), total: number(data.total) })
            }
            getItemAriaLabel={(type) => t(`list.page.${type}`)}
            sx={{ borderTop: 1, borderColor: 'divider' }}
          />
        </>
      )}
    </Box>
  );
}

function FateFilter({ chosen, onClick, children }: { chosen: boolean; onClick: () => void; children: string }) {
  return (
    <Chip
      label={children}
      onClick={onClick}
      aria-pressed={chosen}
      color={chosen ? 'primary' : 'default'}
      variant={chosen ? 'filled' : 'outlined'}
    />
  );
}
