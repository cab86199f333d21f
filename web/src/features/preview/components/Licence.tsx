import Typography from '@mui/material/Typography';
import { PreviewSection } from './PreviewSection.tsx';

/** The licence in a few words; the archive's LICENSE file is what counts. */
export function Licence() {
  return (
    <PreviewSection title="Licence">
      <Typography sx={{ maxWidth: '65ch' }}>
        A commercial licence comes with the archive. Use the template in any number of your own and your
        clients’ projects, change it and take parts of it; only the template itself may not be sold or given
        away. The file{' '}
        <Typography component="code" variant="mono">
          LICENSE
        </Typography>{' '}
        has the full text.
      </Typography>
    </PreviewSection>
  );
}
