import Typography from '@mui/material/Typography';
import { licenseText } from '../license-text.ts';
import { PreviewSection } from './PreviewColumns.tsx';

interface LicenseProps {
  /** What the product says of it; nothing for the store's own. */
  license: string | undefined;
  /** The file of the archive that has its text; null where there is none. */
  file: string | null;
}

/** The license in a few words; the archive's file is what counts. */
export default function License({ license, file }: LicenseProps) {
  return (
    <PreviewSection title="License">
      <Typography sx={{ maxWidth: '65ch' }}>
        {licenseText(license)}
        {file && (
          <>
            {' '}
            The file{' '}
            <Typography component="code" variant="mono">
              {file}
            </Typography>{' '}
            has the full text.
          </>
        )}
      </Typography>
    </PreviewSection>
  );
}
