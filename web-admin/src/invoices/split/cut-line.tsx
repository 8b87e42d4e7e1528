import type { ReadPart } from '@comptoir/contracts';
import CutIcon from '@mui/icons-material/ContentCut';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../../i18n/use-text.ts';

interface CutLineProps {
  /** The page that it is before. */
  readonly page: number;
  readonly isCut: boolean;
  readonly isCurrent: boolean;
  /** The part that the reading sees begin here. */
  readonly proposal: ReadPart | undefined;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
}

/** The line between two pages: pressed, another invoice begins behind it. */
export function CutLine({ page, isCut, isCurrent, proposal, onFocus, onToggle }: CutLineProps) {
  const t = useText();
  const why = proposal?.why && t(`split.why.${proposal.why}`);
  const label = t('split.cutBefore', { page });
  return (
    <Tooltip title={why ?? label} describeChild>
      <ButtonBase
        data-cut={page}
        aria-label={label}
        aria-pressed={isCut}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={onFocus}
        onClick={onToggle}
        sx={{
          flex: 'none',
          width: 36,
          mx: 0.5,
          position: 'relative',
          borderRadius: 1,
          color: isCut ? 'primary.main' : 'text.secondary',
          '&::before': {
            content: '""',
            position: 'absolute',
            top: 4,
            bottom: 4,
            insetInlineStart: '50%',
            borderInlineStart: isCut ? 3 : 1,
            borderInlineStartStyle: isCut ? 'solid' : 'dashed',
            borderColor: 'currentcolor',
          },
          '&:hover, &:focus-visible': { bgcolor: 'action.hover', color: 'primary.main' },
          '&:focus-visible': { outline: 2, outlineOffset: -2 },
        }}
      >
        <CutIcon
          fontSize="small"
          sx={{
            position: 'relative',
            p: '3px',
            boxSizing: 'content-box',
            borderRadius: '50%',
            bgcolor: 'background.paper',
          }}
        />
      </ButtonBase>
    </Tooltip>
  );
}
