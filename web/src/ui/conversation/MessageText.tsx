import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { splitLinks } from './split-links.ts';

/**
 * What somebody wrote, as text and nothing else, whatever it holds; addresses of the web lead there. Marks of direction stay
 * within the message.
 */
export const MessageText = ({ text }: { text: string }) => (
  <Typography
    component="div"
    dir="auto"
    sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}
  >
    {splitLinks(text).map(({ at, text: part, href }) =>
      href ? (
        <Link key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {part}
        </Link>
      ) : (
        part
      ),
    )}
  </Typography>
);
