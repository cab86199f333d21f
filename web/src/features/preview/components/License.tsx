import Typography from '@mui/material/Typography';
import { PreviewSection } from './PreviewColumns.tsx';

/** The license in a few words; the archive's LICENSE file is what counts. */
export default function License() {
  return (
    <PreviewSection title="License">
      <Typography sx={{ maxWidth: '65ch' }}>
        A commercial license is included. Use the template in any number of your own and your clients’
        projects, change it and take parts of it; only the template itself may not be sold or given away. The
        file{' '}
        <Typography component="code" variant="mono">
          LICENSE
        </Typography>{' '}
        has the full text.
      </Typography>
    </PreviewSection>
  );
}
