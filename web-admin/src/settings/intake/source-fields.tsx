import { INTAKE_AFTER, INTAKE_SECURITY, INTAKE_SUPPLIER_BY } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/use-text.ts';
import { SupplierChooser } from '../../suppliers/supplier-chooser.tsx';
import { type SourceDraft, withSecurity } from './source-draft.ts';

interface SourceFieldsProps {
  readonly draft: SourceDraft;
  readonly problems: Readonly<Record<string, string>>;
  /** Whether it is there already: its password stays where none is typed. */
  readonly isKept: boolean;
  readonly onChange: (draft: SourceDraft) => void;
}

type TextName = 'name' | 'host' | 'port' | 'user' | 'password' | 'folder' | 'address' | 'doneFolder';

/** The fields of a mailbox or folder, those of its kind. */
export function SourceFields({ draft, problems, isKept, onChange }: SourceFieldsProps) {
  const t = useText();
  const isMail = draft.kind === 'IMAP';
  const set = (more: Partial<SourceDraft>) => onChange({ ...draft, ...more });
  const field = (name: TextName, help?: string) => ({
    label: t(`intake.field.${name}`),
    value: draft[name],
    error: problems[name] !== undefined,
    helperText: problems[name] ?? help,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  /** What is no sentence reads from left to right in every language. */
  const code = { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField {...field('name')} required autoFocus slotProps={{ htmlInput: { maxLength: 100 } }} />
      {isMail && <TextField {...field('address', t('intake.help.address'))} required slotProps={{ htmlInput: code }} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: draft.kind === 'SFTP' ? '2fr 1fr' : '1.5fr 1.5fr 0.8fr' },
        }}
      >
        <TextField {...field('host')} required slotProps={{ htmlInput: code }} />
        {draft.kind !== 'SFTP' && (
          <TextField
            select
            label={t('intake.field.security')}
            value={draft.security}
            onChange={({ target }) => onChange(withSecurity(draft, target.value as SourceDraft['security']))}
          >
            {INTAKE_SECURITY.map((security) => (
              <MenuItem key={security} value={security}>
                {t(`intake.security.${security}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          {...field('port')}
          required
          slotProps={{ htmlInput: { ...code, inputMode: 'numeric', maxLength: 5 } }}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField {...field('user')} required slotProps={{ htmlInput: code }} />
        <TextField
          {...field('password', isKept ? t('intake.help.password') : undefined)}
          type="password"
          required={!isKept}
          slotProps={{ htmlInput: { ...code, autoComplete: 'new-password' } }}
        />
      </Box>
      <TextField {...field('folder', isMail ? undefined : t('intake.help.folder'))} slotProps={{ htmlInput: code }} />
      {isMail ? (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextField
              select
              label={t('intake.field.after')}
              value={draft.after}
              onChange={({ target }) => set({ after: target.value as SourceDraft['after'] })}
            >
              {INTAKE_AFTER.map((after) => (
                <MenuItem key={after} value={after}>
                  {t(`intake.after.${after}`)}
                </MenuItem>
              ))}
            </TextField>
            {draft.after === 'MOVE' && <TextField {...field('doneFolder')} required slotProps={{ htmlInput: code }} />}
          </Box>
          <FormControlLabel
            control={
              <Switch checked={draft.takesUnknown} onChange={(_, takesUnknown) => set({ takesUnknown })} size="small" />
            }
            label={t('intake.field.takesUnknown')}
            sx={{ mx: 0, gap: 1 }}
          />
        </>
      ) : (
        <>
          <TextField
            select
            label={t('intake.field.supplierBy')}
            value={draft.supplierBy}
            onChange={({ target }) => set({ supplierBy: target.value as SourceDraft['supplierBy'] })}
          >
            {INTAKE_SUPPLIER_BY.map((by) => (
              <MenuItem key={by} value={by}>
                {t(`intake.supplierBy.${by}`)}
              </MenuItem>
            ))}
          </TextField>
          {draft.supplierBy === 'FIXED' && (
            <SupplierChooser
              label={t('intake.field.supplier')}
              value={draft.supplierId}
              error={problems.supplierId !== undefined}
              {...(problems.supplierId !== undefined && { helperText: problems.supplierId })}
              onChange={(supplier) => set({ supplierId: supplier?.id ?? null })}
            />
          )}
        </>
      )}
      {draft.kind === 'SFTP' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {draft.hostKey === '' ? t('intake.hostKey.none') : t('intake.hostKey.known')}{' '}
          <bdi dir="ltr">{draft.hostKey}</bdi>
        </Typography>
      )}
    </Box>
  );
}
