import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { installLines } from '@tempera/domain/packages/installs';
import { CloneCommand, CloneHint, CommandLine } from '../../ui/CloneCommand.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { useInstalls } from './api/installs.ts';

interface CloneLinesProps {
  slug: string;
  title: string;
}

/** Below a template's download, for who has an account: how else it comes. Its code comes for them alone. */
export default function CloneLines({ slug, title }: CloneLinesProps) {
  const { siteName } = useSettings();
  const lines = installLines(useInstalls(slug), slug, siteName);
  return (
    <Box
      component="section"
      aria-label={`${title} by git`}
      sx={{ display: 'grid', gap: 2, mt: 4, minWidth: 0, displayPrint: 'none' }}
    >
      <Typography variant="body2" color="textSecondary">
        Or clone it:
      </Typography>
      <CloneCommand slug={slug} title={title} />
      <CloneHint />
      {lines.map(({ tool, line }) => (
        <CommandLine key={tool} command={line} what={`the ${tool} command for ${title}`} />
      ))}
    </Box>
  );
}
