import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { installLines, readInstalls } from '@tempera/domain/packages/installs';
import { paths } from '@tempera/domain/site/paths';
import { CloneCommand, CloneHint, CommandLine } from '../../ui/CloneCommand.tsx';
import { useSettings } from '../../ui/settings.tsx';

interface CloneNowProps {
  slug: string;
  title: string;
  /** How the newest version is installed, as its document says. */
  installs: unknown;
}

/** How who may download a template has it by git, and by npm and shadcn if it comes so; its code comes for them alone. */
export default function CloneNow({ slug, title, installs }: CloneNowProps) {
  const { siteName } = useSettings();
  const lines = installLines(readInstalls(installs), slug, siteName);
  return (
    <>
      <Box component="section" aria-label="Clone with git" sx={{ display: 'grid', gap: 2 }}>
        <CloneCommand slug={slug} title={title} />
        <CloneHint />
      </Box>
      {lines.length > 0 && (
        <Box
          component="section"
          aria-label={`Install with ${lines.map(({ tool }) => tool).join(' or ')}`}
          sx={{ display: 'grid', gap: 2 }}
        >
          {lines.map(({ tool, line }) => (
            <CommandLine key={tool} command={line} what={`the ${tool} command for ${title}`} />
          ))}
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
            Set up the store’s registry once: <Link href={paths.profileTokens}>Access tokens</Link> shows how.
          </Typography>
        </Box>
      )}
    </>
  );
}
