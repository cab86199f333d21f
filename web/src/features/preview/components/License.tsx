import Typography from '@mui/material/Typography';
import { PreviewSection } from './PreviewColumns.tsx';

interface LicenseProps {
  /** What the product says of it; nothing for the store's own. */
  license: string | undefined;
  /** The file of the archive that has its text; null where there is none. */
  file: string | null;
}

/** The license in a few words; the archive's file is what counts. One that the product names is not described as ours. */
export default function License({ license, file }: LicenseProps) {
  const isOther = license && !/commercial/i.test(license);
  return (
    <PreviewSection title="License">
      <Typography sx={{ maxWidth: '65ch' }}>
        {isOther
          ? `This template is licensed under: ${license}.`
          : 'A commercial license is included. Use the template in any number of your own and your clients’ projects, change it and take parts of it; only the template itself may not be sold or given away.'}
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
