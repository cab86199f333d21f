import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { openableParts, openFileLimits, partsStillOpen } from '@tempera/domain/catalogue/open-files';
import type { ArchiveFile } from '@tempera/domain/catalogue/product';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

/** How many files and folders at the top can be chosen; files within them that are open already come on top. */
const mostParts = 40;

interface OpenFilesFieldProps {
  files: readonly ArchiveFile[];
  /** The paths that anyone may read of the release that is out. */
  opened: readonly string[];
}

/** Which parts of an archive anyone may read on its page: at first those of the release before. */
export function OpenFilesField({ files, opened }: OpenFilesFieldProps) {
  const id = useId();
  const { watch, setValue } = useFormContext();
  const chosen: readonly string[] = watch('open');
  const still = partsStillOpen(files, opened);
  const parts = [...new Set([...openableParts(files).slice(0, mostParts), ...still])];
  if (parts.length === 0) return null;
  const toggle = (part: string, on: boolean) =>
    setValue('open', on ? [...chosen, part] : chosen.filter((other) => other !== part));
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="subtitle2" component="p">
        Files anyone can read before buying
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {parts.map((part) => (
          <FormControlLabel
            key={part}
            label={<Typography variant="mono">{part}</Typography>}
            control={
              <Checkbox
                checked={chosen.includes(part)}
                onChange={(_event, checked) => toggle(part, checked)}
              />
            }
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        Visitors open them in the file tree of the product’s page. Text files only, {openFileLimits.files} at
        most. The page also shows the start of one of them; if none is checked, the start of a script, style
        or page.
      </Typography>
    </Box>
  );
}
