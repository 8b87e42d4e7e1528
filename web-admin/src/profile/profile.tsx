import Box from '@mui/material/Box';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useSession } from '../session.ts';
import { Fields } from '../shared/fields.tsx';
import { OTHERS_LENGTH } from '../shared/short-text.tsx';
import { Languages } from './languages.tsx';
import { Part } from './part.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** /profile: who one is here, the languages one reads, one's password, and where one is signed in. */
export default function Profile() {
  const t = useText();
  const { user, kinds } = useSession();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageTitle>{t('menu.profile')}</PageTitle>
      <Part>
        <Fields
          limit={OTHERS_LENGTH}
          fields={[
            { label: t('profile.firstName'), value: user.firstName },
            { label: t('profile.lastName'), value: user.lastName },
            { label: t('profile.email'), value: user.email },
            { label: t('profile.role'), value: kinds.map((kind) => t(`role.${kind}`)).join(', ') },
          ]}
        />
      </Part>
      <Languages />
      <PasswordForm />
      {user.passwordHere !== false && <SecondFactor />}
      {user.passwordHere !== false && <Passkeys />}
      <SessionList />
    </Box>
  );
}
