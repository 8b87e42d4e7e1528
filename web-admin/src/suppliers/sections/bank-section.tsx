import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FileChoice } from '../../shared/file-choice.tsx';
import { formatIban } from '../iban.ts';
import type { TextField } from '../supplier-fields.ts';
import { isFitRib } from '../supplier-files.ts';
import { Section } from './section.tsx';
import type { FileSectionProps, SectionProps } from './section-props.ts';
import { TextInput } from './text-input.tsx';
import { ValueInput } from './value-input.tsx';
import { withValue } from './with-value.ts';

const BOOKS: readonly TextField[] = ['bank', 'accountJournalNumber', 'accountReference', 'auxiliaryAccount'];

/** Where the company is paid: what is typed here asks for a bank change, which another person has to accept. */
export function BankSection({ files, onFiles, ...props }: SectionProps & FileSectionProps) {
  const t = useText();
  const [isUnfit, setUnfit] = useState(false);
  const { draft, problems, onChange } = props;
  const { values } = draft;
  const set = (name: 'iban' | 'bic', value: string) => onChange(withValue(draft, name, value));
  const choose = async (rib: File) => {
    const isFit = await isFitRib(rib);
    setUnfit(!isFit);
    if (isFit) onFiles({ ...files, rib });
  };
  return (
    <Section title={t('supplier.section.bank')}>
      <Alert severity="info" role="note" sx={{ gridColumn: '1 / -1' }}>
        {t('supplier.bankLocked')}
      </Alert>
      <TextInput
        name="iban"
        label="IBAN"
        ltr
        value={values.iban}
        problem={problems.iban}
        onChange={(value) => set('iban', value)}
        onBlur={() => set('iban', formatIban(values.iban))}
      />
      <TextInput
        name="bic"
        label="BIC"
        ltr
        value={values.bic}
        problem={problems.bic}
        onChange={(value) => set('bic', value)}
      />
      <Box>
        <FileChoice
          name="rib"
          label={t('change.bank.choose')}
          accept="application/pdf,.pdf"
          file={files.rib}
          onChoose={(file) => void choose(file)}
        />
        {isUnfit && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {t('change.bank.notPdf')}
          </Alert>
        )}
      </Box>
      {BOOKS.map((name) => (
        <ValueInput key={name} name={name} {...props} />
      ))}
    </Section>
  );
}
