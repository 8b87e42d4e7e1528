import type { SettingEntry } from '@comptoir/contracts';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { keepAboveBar } from '../layout/bottom-bar.ts';
import { Failure } from '../layout/failure.tsx';
import { forgetFeatures } from '../providers/auth.ts';
import { callJson, problemIn, sentenceOf } from '../providers/http.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { LoadingSkeleton } from '../shared/loading-skeleton.tsx';
import { changedCodes, changesToSend, type SettingValues, valuesOf } from './setting-changes.ts';

type Entries = readonly SettingEntry[] | { readonly content: readonly SettingEntry[] };
const entriesOf = (json: Entries): readonly SettingEntry[] => ('content' in json ? json.content : json);

/** What the fields of a sheet are given: values as they stand or as they are being changed, and how to change one. */
export interface SheetFields {
  readonly values: SettingValues;
  readonly changed: readonly string[];
  readonly problems: SettingValues;
  /** Absent while only reading. */
  readonly onChange?: (code: string, value: string) => void;
}

interface SettingsSheetProps {
  readonly module: string;
  /** Of one supplier, what it has of its own. */
  readonly supplierId?: string | undefined;
  readonly title: string;
  readonly editLabel: string;
  readonly onEditing?: (editing: boolean) => void;
  readonly children: (fields: SheetFields) => ReactNode;
}

const KEY = 'settings';

/** The values of a module, or of one supplier in it, as they are saved. */
export const useSettings = (module: string, supplierId?: string) =>
  useQuery({
    queryKey: [KEY, module, supplierId ?? ''],
    queryFn: async ({ signal }) =>
      valuesOf(
        entriesOf(
          (await callJson<Entries>(`/api/admin/setting/list/module/${module}${ofSupplier(supplierId)}`, { signal }))
            .json,
        ),
      ),
  });

const ofSupplier = (supplierId: string | undefined) => (supplierId === undefined ? '' : `?supplierId=${supplierId}`);

/** Settings are read until the edit icon is clicked; a save asks first, and sends what changed (specification 000 §4). */
export function SettingsSheet({ module, supplierId, title, editLabel, onEditing, children }: SettingsSheetProps) {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [draft, setDraft] = useState<SettingValues>();
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problems, setProblems] = useState<SettingValues>({});
  const { data: saved, error, isPending, refetch } = useSettings(module, supplierId);
  if (error && !saved) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingSkeleton height={320} />;

  const changed = draft ? changedCodes(saved, draft) : [];
  const edit = (values: SettingValues | undefined) => {
    setDraft(values);
    onEditing?.(values !== undefined);
  };
  const stop = () => {
    edit(undefined);
    setProblems({});
  };
  const save = async () => {
    if (!draft) return;
    setSaving(true);
    try {
      await callJson(`/api/admin/setting/${module}${ofSupplier(supplierId)}`, {
        method: 'PUT',
        body: JSON.stringify(changesToSend(saved, draft)),
      });
      await client.invalidateQueries({ queryKey: [KEY, module] });
      forgetFeatures();
      stop();
      notify(t('settings.saved'), { type: 'success' });
    } catch (failure) {
      const fields = problemIn(failure)?.errors ?? [];
      setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      notify(sentenceOf(failure), { type: 'error' });
    } finally {
      setSaving(false);
      setAsking(false);
    }
  };
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {!draft && (
          <Tooltip title={editLabel}>
            <IconButton onClick={() => edit(saved)} aria-label={editLabel}>
              <EditIcon />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {children({
        values: draft ?? saved,
        changed,
        problems,
        ...(draft ? { onChange: (code: string, value: string) => setDraft({ ...draft, [code]: value }) } : {}),
      })}
      {draft && (
        <Box
          ref={keepAboveBar}
          sx={{
            position: 'sticky',
            bottom: 0,
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            py: 1.5,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography role="status" variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
            {t('settings.changed', { count: changed.length })}
          </Typography>
          <Button color="inherit" onClick={stop}>
            {t('action.cancel')}
          </Button>
          <Button variant="contained" onClick={() => setAsking(true)}>
            {t('action.save')}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title={t('settings.confirm.title')}
        text={t('settings.confirm.text')}
        confirm={t('action.save')}
        busy={saving}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}
