import { CIVILITIES } from '@comptoir/contracts';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useText } from '../../i18n/use-text.ts';
import { type ContactDraft, emptyContact } from '../supplier-draft.ts';
import { Choice } from './choice.tsx';
import { GRID, Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';
import { TextInput } from './text-input.tsx';

/** The people to reach at the company. */
export function ContactsSection({ draft, problems, onChange }: SectionProps) {
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
            <TextInput
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
