import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { copyText } from './copy-text.ts';

interface CommandLineProps {
  command: string;
  /** What the button copies, in words. */
  what: string;
}

/** A line for a terminal, to be copied. */
export function CommandLine({ command, what }: CommandLineProps) {
  const copy = () =>
    copyText(command, { done: 'Command copied', text: command, instead: 'Select the command instead.' });
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minWidth: 0,
        pl: 3,
        pr: 1,
        py: 1,
        bgcolor: 'sunk',
        borderRadius: 1,
      }}
    >
      <Typography
        variant="mono"
        component="code"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {command}
      </Typography>
      <Button size="small" aria-label={`Copy ${what}`} onClick={copy}>
        Copy
      </Button>
    </Box>
  );
}

interface CloneCommandProps {
  slug: string;
  title: string;
}

/** How a template that somebody may download comes by git. */
export const CloneCommand = ({ slug, title }: CloneCommandProps) => (
  <CommandLine
    command={`git clone ${location.origin}${paths.git(slug)}`}
    what={`the git command for ${title}`}
  />
);

/** What git asks, and what it is good for. */
export function CloneHint() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
      When git asks for a password, paste an <Link href={paths.profileTokens}>access token</Link>; any user
      name will do. Later,{' '}
      <Box component="code" sx={{ whiteSpace: 'nowrap' }}>
        git pull --no-rebase
      </Box>{' '}
      merges new versions into your changes.
    </Typography>
  );
}
