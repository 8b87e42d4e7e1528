import { CIVILITIES, LANGUAGES, LEGAL_FORMS, SUPPLIER_KINDS } from '@comptoir/contracts';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { useTyping } from '../shared/typing-direction.ts';
import { formatIban } from './iban.ts';
import { type ContactDraft, emptyContact, type SupplierDraft } from './supplier-draft.ts';
import {
  ADDRESS_FIELDS,
  CURRENCIES,
  isPhoneField,
  labelOfField,
  requiredFields,
  type TextField as TextName,
} from './supplier-fields.ts';
import { useReferences } from './use-references.ts';

interface SectionsProps {
  readonly draft: SupplierDraft;
  readonly problems: Readonly<Record<string, string>>;
  readonly isNew: boolean;
  readonly onChange: (draft: SupplierDraft) => void;
}

const COMPANY: readonly TextName[] = [
  'raisonSociale',
  'locpt',
  'codeSocietee',
  'code',
  'vatNumber',
  'companySiret',
  'codeNaf',
  'capital',
];
const REACH: readonly TextName[] = ['email', 'phone', 'mobile', 'landline', 'fax', 'linkedIn'];
const BOOKS: readonly TextName[] = ['bank', 'accountJournalNumber', 'accountReference', 'auxiliaryAccount'];

/** The form's sections: company, address, contacts, bank. */
export function SupplierSections({ draft, problems, isNew, onChange }: SectionsProps) {
  const t = useText();
  const { countries, managers } = useReferences();
  const { values } = draft;
  const required = requiredFields(values);
  const set = (name: keyof SupplierDraft['values'], value: string) =>
    onChange({ ...draft, values: { ...values, [name]: value } });
  const input = (name: TextName) => (
    <Input
      key={name}
      name={name}
      label={t(labelOfField(name))}
      value={values[name]}
      problem={problems[name]}
      required={required.includes(name)}
      ltr={isPhoneField(name) || name === 'email' || name === 'linkedIn'}
      onChange={(value) => set(name, value)}
    />
  );
  const currencies = [...new Set([...CURRENCIES, values.currency].filter(Boolean))];
  return (
    <>
      <Section title={t('supplier.section.company')}>
        <Choice
          name="kind"
          label={t('supplier.kind')}
          value={values.kind}
          onChange={(value) => set('kind', value)}
          options={SUPPLIER_KINDS.map((kind) => [kind, t(`supplier.kind.${kind}`)])}
        />
        {COMPANY.map(input)}
        <Choice
          name="legalForm"
          label={t('supplier.legalForm')}
          value={values.legalForm}
          onChange={(value) => set('legalForm', value)}
          options={[
            ['', '–'],
            ...LEGAL_FORMS.map((form) => [form, form === 'other' ? t('supplier.legalForm.other') : form] as const),
          ]}
        />
        <Choice
          name="currency"
          label={t('supplier.currency')}
          value={values.currency}
          onChange={(value) => set('currency', value)}
          options={currencies.map((code) => [code, code])}
        />
        {REACH.map(input)}
        <Choice
          name="language"
          label={t('supplier.language')}
          value={values.language}
          onChange={(value) => set('language', value)}
          options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
        />
        <Choice
          name="accountManagerId"
          label={t('supplier.accountManager')}
          value={values.accountManagerId}
          required={required.includes('accountManagerId')}
          problem={problems.accountManagerId}
          onChange={(value) => set('accountManagerId', value)}
          options={[
            ['', '–'],
            ...managers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`] as const),
          ]}
        />
      </Section>
      <Section title={t('supplier.section.address')}>
        {ADDRESS_FIELDS.map((name) => (
          <Input
            key={name}
            name={name}
            label={t(labelOfField(name))}
            value={draft.address[name]}
            problem={problems[`address.${name}`]}
            onChange={(value) => onChange({ ...draft, address: { ...draft.address, [name]: value } })}
          />
        ))}
        <Choice
          name="countryCode"
          label={t('supplier.countryCode')}
          value={values.countryCode}
          onChange={(value) => set('countryCode', value)}
          options={
            countries.length > 0
              ? countries.map(({ countryCode, countryName }) => [countryCode, countryName])
              : [[values.countryCode, values.countryCode]]
          }
        />
      </Section>
      <Contacts draft={draft} problems={problems} onChange={onChange} />
      <Section title={t('supplier.section.bank')}>
        {!isNew && (
          <Alert severity="info" role="note" sx={{ gridColumn: '1 / -1' }}>
            {t('supplier.bankLocked')}
          </Alert>
        )}
        <Input
          name="iban"
          label="IBAN"
          ltr
          value={isNew ? values.iban : formatIban(values.iban)}
          problem={problems.iban}
          readOnly={!isNew}
          onChange={(value) => set('iban', value)}
          onBlur={() => set('iban', formatIban(values.iban))}
        />
        <Input
          name="bic"
          label="BIC"
          ltr
          value={values.bic}
          problem={problems.bic}
          readOnly={!isNew}
          onChange={(value) => set('bic', value)}
        />
        {BOOKS.map(input)}
      </Section>
    </>
  );
}

function Contacts({ draft, problems, onChange }: Omit<SectionsProps, 'isNew'>) {
  const t = useText();
  const setAll = (contacts: readonly ContactDraft[]) => onChange({ ...draft, contacts });
  const set = (at: number, next: Partial<ContactDraft>) =>
    setAll(
      draft.contacts.map((contact, place) => {
        if (place === at) return { ...contact, ...next };
        // One contact is the main one.
        return next.principal ? { ...contact, principal: false } : contact;
      }),
    );
  return (
    <Section title={t('supplier.section.contact')}>
      {draft.contacts.map((contact, at) => (
        <Box
          key={contact.key}
          role="group"
          aria-label={t('supplier.contact.number', { number: at + 1 })}
          sx={{ gridColumn: '1 / -1', ...GRID, pb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Choice
            name={`civility-${at}`}
            label={t('supplier.contact.civility')}
            value={contact.civility}
            onChange={(civility) => set(at, { civility })}
            options={[['', '–'], ...CIVILITIES.map((civility) => [civility, t(`civility.${civility}`)] as const)]}
          />
          {(['firstName', 'lastName', 'function', 'email', 'phone'] as const).map((name) => (
            <Input
              key={name}
              name={`${name}-${at}`}
              label={name === 'email' || name === 'phone' ? t(`supplier.${name}`) : t(`supplier.contact.${name}`)}
              value={contact[name]}
              required={name === 'firstName' || name === 'lastName'}
              ltr={name === 'email' || name === 'phone'}
              problem={problems[`contacts.${at}.${name}`]}
              onChange={(value) => set(at, { [name]: value })}
            />
          ))}
          <Box sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={contact.principal}
                  onChange={({ target }) => set(at, { principal: target.checked })}
                />
              }
              label={t('supplier.contact.principal')}
            />
            <IconButton
              aria-label={`${t('supplier.contact.remove')} ${at + 1}`}
              onClick={() => setAll(draft.contacts.filter((_, place) => place !== at))}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        </Box>
      ))}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Button
          startIcon={<AddIcon />}
          onClick={() => setAll([...draft.contacts, emptyContact(draft.contacts.length === 0)])}
        >
          {t('supplier.contact.add')}
        </Button>
      </Box>
    </Section>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: 2,
  alignItems: 'start',
} as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 2.5, mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={GRID}>{children}</Box>
    </Paper>
  );
}

interface InputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly problem?: string | undefined;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** Codes, addresses and numbers read from left to right in every language. */
  readonly ltr?: boolean;
}

function Input({
  name,
  label,
  value,
  onChange,
  onBlur,
  problem,
  required = false,
  readOnly = false,
  ltr = false,
}: InputProps) {
  const typing = useTyping(ltr ? 'code' : 'text');
  return (
    <TextField
      fullWidth
      name={name}
      label={label}
      value={value}
      required={required}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      slotProps={{ htmlInput: { autoComplete: 'off', ...typing }, input: { readOnly } }}
    />
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly problem?: string | undefined;
  readonly required?: boolean;
}

function Choice({ name, label, value, onChange, options, problem, required = false }: ChoiceProps) {
  // A value that is offered no more is shown all the same, rather than lost.
  const all = options.some(([offered]) => offered === value) ? options : [...options, [value, value] as const];
  return (
    <TextField
      select
      fullWidth
      required={required}
      name={name}
      label={label}
      value={value}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => onChange(target.value)}
    >
      {all.map(([offered, shown]) => (
        <MenuItem key={offered} value={offered}>
          {shown}
        </MenuItem>
      ))}
    </TextField>
  );
}
