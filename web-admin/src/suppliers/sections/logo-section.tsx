import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FileChoice } from '../../shared/file-choice.tsx';
import { isFitLogo } from '../supplier-files.ts';
import { Section } from './section.tsx';
import type { FileSectionProps } from './section-props.ts';

/** The company's logo: the one on file, or the one that was chosen to take its place. */
export function LogoSection({ files, onFiles, logoOnFile }: FileSectionProps & { logoOnFile?: string | undefined }) {
  const t = useText();
  const [isUnfit, setUnfit] = useState(false);
  const preview = usePreview(files.logo);
  const choose = async (logo: File) => {
    const isFit = await isFitLogo(logo);
    setUnfit(!isFit);
    if (isFit) onFiles({ ...files, logo });
  };
  const shown = preview ?? logoOnFile;
  return (
    <Section title={t('supplier.section.logo')}>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 2 }}>
        <Avatar
          variant="rounded"
          alt=""
          {...(shown ? { src: shown } : {})}
          slotProps={{ img: { style: { objectFit: 'contain' } } }}
          sx={{ width: 64, height: 64, bgcolor: 'action.selected', color: 'text.secondary' }}
        >
          –
        </Avatar>
        <Box>
          <FileChoice
            name="logo"
            label={t('supplier.logo.choose')}
            accept="image/png,image/jpeg,.png,.jpg,.jpeg"
            file={files.logo}
            onChoose={(file) => void choose(file)}
          />
          <Typography
            variant="caption"
            role={isUnfit ? 'alert' : 'note'}
            sx={{ display: 'block', mt: 0.5, color: isUnfit ? 'error.main' : 'text.secondary' }}
          >
            {t('supplier.logo.hint')}
          </Typography>
        </Box>
      </Box>
    </Section>
  );
}

/** An address under which the browser shows a file, given back when it is shown no more. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
