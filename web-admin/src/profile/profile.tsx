import { isLanguage, LANGUAGES } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LANGUAGE_NAMES } from '../i18n/language.ts';
import { useLanguage } from '../i18n/language-context.ts';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useSession } from '../session.ts';
import { Fields } from '../shared/fields.tsx';
import { OTHERS_LENGTH } from '../shared/short-text.tsx';

/** /profile: who one is here, and the language one reads. */
export default function Profile() {
  const t = useText();
  const { user, kinds } = useSession();
  const { language, speak } = useLanguage();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageTitle>{t('menu.profile')}</PageTitle>
      <Paper variant="outlined" sx={{ p: 2.5, mb: 2 }}>
        <Fields
          limit={OTHERS_LENGTH}
          fields={[
            { label: t('profile.firstName'), value: user.firstName },
            { label: t('profile.lastName'), value: user.lastName },
            { label: t('profile.email'), value: user.email },
            { label: t('profile.role'), value: kinds.map((kind) => t(`role.${kind}`)).join(', ') },
          ]}
        />
      </Paper>
      <Paper variant="outlined" sx={{ p: 2.5 }}>
        <TextField
          select
          label={t('layout.language')}
          value={language}
          onChange={({ target }) => {
            if (isLanguage(target.value)) void speak(target.value);
          }}
          sx={{ minWidth: 220 }}
        >
          {LANGUAGES.map((each) => (
            <MenuItem key={each} value={each} lang={each}>
              {LANGUAGE_NAMES[each]}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('profile.languageHint')}
        </Typography>
      </Paper>
    </Box>
  );
}
