import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { publishLimits } from '@tempera/domain/catalogue/product-calls';
import { useState } from 'react';
import { FileButton } from '../../../ui/FileButton.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

const limit = `${publishLimits.archiveBytes / 1024 ** 2} MiB`;

interface ArchiveChooserProps {
  /** What is wrong with the one that was chosen before. */
  error?: string | undefined;
  onFile: (file: File) => void;
}

/** Chooses an archive; one that is too large is not sent. */
export function ArchiveChooser({ error, onFile }: ArchiveChooserProps) {
  const [tooLarge, setTooLarge] = useState('');
  const choose = (file: File) => {
    const fits = file.size <= publishLimits.archiveBytes;
    setTooLarge(fits ? '' : `${file.name} is too large. Archives can be up to ${limit}.`);
    if (fits) onFile(file);
  };
  const wrong = tooLarge || error;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {wrong && (
        <InlineNotice kind="error" role="alert">
          {wrong}
        </InlineNotice>
      )}
      <FileButton
        variant="outlined"
        color="secondary"
        fileLabel="Archive file"
        accept=".zip,application/zip"
        onFiles={([file]) => choose(file)}
      >
        Upload an Archive
      </FileButton>
      <Typography variant="body2" color="textSecondary">
        A ZIP file of up to {limit}. You can check its files before you publish.
      </Typography>
    </Box>
  );
}
