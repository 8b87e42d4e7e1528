import { CIVILITIES, isLanguage, JOBS, LANGUAGES, type SpecificationUser, type UserType } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session.ts';
import { Choice } from '../../suppliers/sections/choice.tsx';
import { TextInput } from '../../suppliers/sections/text-input.tsx';
import { SupplierChooser } from '../../suppliers/supplier-chooser.tsx';
import type { UserDraft } from './user-draft.ts';

interface UserFieldsProps {
  readonly type: UserType;
  readonly user: SpecificationUser | undefined;
  readonly draft: UserDraft;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (draft: UserDraft) => void;
}

/** The fields of both forms: a supplier's user has a supplier, and the one job of theirs. */
export function UserFields({ type, user, draft, problems, onChange }: UserFieldsProps) {
  const t = useText();
  const { user: me } = useSession();
  const set = (name: keyof UserDraft) => (value: string) => onChange({ ...draft, [name]: value });
  const isSupplier = type === 'SUPPLIER';
  const isMe = user?.id === me.id;
  const jobs = JOBS.filter((job) => (job === 'supplier') === isSupplier);
  // The Ms label is left out of this form, and kept for who has it.
  const civilities = CIVILITIES.filter((code) => code !== 'Ms' || user?.civility?.code === 'Ms');
  return (
    <>
      {isSupplier && (
        <Box sx={{ gridColumn: '1 / -1', maxWidth: { sm: 'calc(50% - 8px)' } }}>
          <SupplierChooser
            label={`${t('user.supplier')} *`}
            value={draft.supplierId}
            onChange={(supplier) => onChange({ ...draft, supplierId: supplier?.id ?? null })}
            error={problems.supplier !== undefined}
            {...(problems.supplier !== undefined && { helperText: problems.supplier })}
          />
        </Box>
      )}
      <Choice
        name="civility"
        label={t('user.civility')}
        value={draft.civility}
        required
        problem={problems.civility}
        onChange={set('civility')}
        options={[['', '–'], ...civilities.map((code) => [code, t(`civility.${code}`)] as const)]}
      />
      {(['lastName', 'firstName'] as const).map((name) => (
        <TextInput
          key={name}
          name={name}
          label={t(`user.${name}`)}
          value={draft[name]}
          required
          problem={problems[name]}
          onChange={set(name)}
        />
      ))}
      <TextInput
        name="email"
        label={t('user.email')}
        value={draft.email}
        ltr
        required={!user}
        readOnly={user !== undefined}
        problem={problems.email}
        {...(user && { hint: t('user.emailLocked') })}
        onChange={set('email')}
      />
      <Choice
        name="jobTitle"
        label={t('user.userFunction')}
        value={isSupplier ? 'supplier' : draft.jobTitle}
        required={!isSupplier}
        disabled={isSupplier || isMe}
        problem={problems.jobTitle}
        onChange={set('jobTitle')}
        options={[...(isSupplier ? [] : [['', '–'] as const]), ...jobs.map((job) => [job, t(`job.${job}`)] as const)]}
      />
      <Choice
        name="language"
        label={t('user.language')}
        value={draft.language}
        onChange={(value) => isLanguage(value) && onChange({ ...draft, language: value })}
        options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
      />
    </>
  );
}
