import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

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

/** A piece of a message: text, and where it leads when it is an address. */
export interface TextPart {
  /** Where it begins. */
  at: number;
  text: string;
  href?: string;
}

/** An address ends before marks of a sentence, and before anything invisible that could make it look like another. */
const address = /https?:\/\/[^\s<>"'`\p{C}]+[^\s<>"'`\p{C}.,:;!?)\]}]/gu;

/** A message's text with its addresses apart; of the web's only, so that `javascript:` and the like stay words. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    if (!URL.canParse(found)) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: found, href: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}
