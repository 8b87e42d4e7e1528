import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { FileChoice } from '../../shared/file-choice.tsx';
import { isBic, isIban } from '../bank-account.ts';
import { formatIban } from '../iban.ts';
import { isFitRib } from '../supplier-files.ts';
import type { AskDialogProps } from './ask-dialog-props.ts';
import { askBank } from './calls.ts';
import { Refusal } from './refusal.tsx';
import { useAsking } from './use-asking.ts';

/** IBAN formatted while typed; IBAN and BIC cleared on blur where they are none; all three required (specification 000 §5). */
export default function BankDialog({ supplier, onAsked, onClose }: AskDialogProps) {
  const t = useText();
  const [iban, setIban] = useState('');
  const [bic, setBic] = useState('');
  const [rib, setRib] = useState<File>();
  const [problems, setProblems] = useState<{ iban?: string; bic?: string; rib?: string }>({});
  const [missing, setMissing] = useState(false);
  const { busy, refusal, ask } = useAsking(onAsked);
  const confirm = () => {
    const isWhole = isIban(iban) && isBic(bic) && rib !== undefined;
    setMissing(!isWhole);
    if (isWhole) void ask(() => askBank(supplier.id, { iban, bic, rib }));
  };
  const choose = async (file: File) => {
    const fits = await isFitRib(file);
    setRib(fits ? file : undefined);
    setProblems(({ rib: _rib, ...others }) => (fits ? others : { ...others, rib: t('change.bank.notPdf') }));
  };
  return (
    <ConfirmDialog
      open
      title={t('change.edit.bank')}
      text={t('change.bank.text')}
      confirm={t('change.send')}
      busy={busy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
        <TextField
          autoFocus
          fullWidth
          name="iban"
          label="IBAN"
          value={iban}
          error={problems.iban !== undefined}
          helperText={problems.iban ?? ' '}
          onChange={({ target }) => {
            setIban(formatIban(target.value));
            setProblems(({ iban: _iban, ...others }) => others);
          }}
          onBlur={() => {
            if (iban === '' || isIban(iban)) return;
            setIban('');
            setProblems((others) => ({ ...others, iban: t('change.bank.ibanCleared') }));
          }}
          slotProps={{
            htmlInput: { maxLength: 42, autoComplete: 'off', spellCheck: false, dir: 'ltr' },
            formHelperText: { role: 'alert' },
          }}
        />
        <TextField
          fullWidth
          name="bic"
          label="BIC"
          value={bic}
          error={problems.bic !== undefined}
          helperText={problems.bic ?? ' '}
          onChange={({ target }) => {
            setBic(target.value.toUpperCase());
            setProblems(({ bic: _bic, ...others }) => others);
          }}
          onBlur={() => {
            if (bic.trim() === '' || isBic(bic)) return;
            setBic('');
            setProblems((others) => ({ ...others, bic: t('change.bank.bicCleared') }));
          }}
          slotProps={{
            htmlInput: { maxLength: 14, autoComplete: 'off', spellCheck: false, dir: 'ltr' },
            formHelperText: { role: 'alert' },
          }}
        />
        <FileChoice
          name="file"
          label={t('change.bank.choose')}
          accept="application/pdf,.pdf"
          file={rib}
          onChoose={(file) => void choose(file)}
        />
        {problems.rib && <Alert severity="error">{problems.rib}</Alert>}
        {missing && <Alert severity="error">{t('change.bank.required')}</Alert>}
      </Box>
      <Refusal>{refusal}</Refusal>
    </ConfirmDialog>
  );
}
