import { isLanguage, LANGUAGES, type Language } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../i18n/language.ts';
import { useLanguage } from '../i18n/language-context.ts';
import { useText } from '../i18n/use-text.ts';
import { callJson, sentenceOf } from '../providers/http.ts';
import { useSession } from '../session.ts';
import { Part } from './part.tsx';

/** The language one reads, on this device; and the one of one's mails, which the portal keeps. */
export function Languages() {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const { user } = useSession();
  const { language, speak } = useLanguage();
  const [mails, setMails] = useState(user.language);
  const writeIn = async (next: Language) => {
    const before = mails;
    setMails(next);
    try {
      await callJson('/api/current-user/language', { method: 'PUT', body: JSON.stringify({ language: next }) });
      notify(t('profile.mailLanguageSaved', { language: LANGUAGE_NAMES[next] }), { type: 'success' });
    } catch (error) {
      setMails(before);
      notify(translate(sentenceOf(error)), { type: 'error' });
    }
  };
  return (
    <Part title={t('profile.languages')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))', gap: 2 }}>
        <LanguageChoice
          label={t('layout.language')}
          hint={t('profile.languageHint')}
          value={language}
          onChange={(next) => void speak(next)}
        />
        {user.passwordHere !== false && (
          <LanguageChoice
            label={t('profile.mailLanguage')}
            hint={t('profile.mailLanguageHint')}
            value={mails}
            onChange={(next) => void writeIn(next)}
          />
        )}
      </Box>
    </Part>
  );
}

interface LanguageChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

function LanguageChoice({ label, hint, value, onChange }: LanguageChoiceProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      helperText={hint}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onChange(target.value);
      }}
    >
      {LANGUAGES.map((each) => (
        <MenuItem key={each} value={each} lang={each}>
          {LANGUAGE_NAMES[each]}
        </MenuItem>
      ))}
    </TextField>
  );
}
