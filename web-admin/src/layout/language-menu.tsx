import { LANGUAGES } from '@comptoir/contracts';
import CheckIcon from '@mui/icons-material/Check';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import LanguageIcon from '@mui/icons-material/Language';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../i18n/language.ts';
import { useLanguage } from '../i18n/language-context.ts';
import { useText } from '../i18n/use-text.ts';

export function LanguageMenu() {
  const t = useText();
  const { language, speak } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-label={`${t('layout.language')} ${LANGUAGE_NAMES[language]}`}
        startIcon={<LanguageIcon />}
        endIcon={<ExpandMoreIcon />}
        sx={{
          color: 'text.secondary',
          minWidth: 0,
          '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0, sm: 1 } },
          '& .MuiButton-endIcon, & .name': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        <span className="name">{LANGUAGE_NAMES[language]}</span>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LANGUAGES.map((each) => (
          <MenuItem
            key={each}
            lang={each}
            selected={each === language}
            onClick={() => {
              setAnchor(null);
              void speak(each);
            }}
          >
            <ListItemIcon>{each === language && <CheckIcon fontSize="small" />}</ListItemIcon>
            {LANGUAGE_NAMES[each]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
