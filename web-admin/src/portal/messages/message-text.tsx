import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { linksIn } from './links-in.ts';

/** What somebody wrote: text and nothing else, in which addresses can be followed. The page they lead to learns nothing of ours. */
export function MessageText({ children }: { children: string }) {
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'start' }}>
      {linksIn(children).map(({ text, href }, place) =>
        href === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a comment is never altered
          <Link key={place} href={href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
            {text}
          </Link>
        ),
      )}
    </Typography>
  );
}
