import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

/** Past these many characters a value is cut and shown whole in a tooltip (specification 001 §9). */
export const DETAILS_LENGTH = 21;
export const OTHERS_LENGTH = 32;

export const isLong = (text: string, limit: number): boolean => [...text].length > limit;

/** A value cut to what fits, whole in a tooltip that hover and focus open. */
export function ShortText({ children, limit }: { children: string | undefined; limit: number }) {
  const text = children ?? '';
  if (!isLong(text, limit)) return <bdi>{text || '–'}</bdi>;
  return (
    <Tooltip title={text}>
      <Box
        component="span"
        tabIndex={0}
        sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        <bdi>{[...text].slice(0, limit).join('')}…</bdi>
      </Box>
    </Tooltip>
  );
}
