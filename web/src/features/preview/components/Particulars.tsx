import Box from '@mui/material/Box';
import { Icon } from '../../../ui/Icon.tsx';
import { PreviewSection } from './PreviewColumns.tsx';

interface ParticularsProps {
  features: readonly string[];
  includes: readonly string[];
}

/** What a template does, and what comes with it; nothing where nothing is said. */
export default function Particulars({ features, includes }: ParticularsProps) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 10, md: 16 } }}>
      {features.length > 0 && (
        <PreviewSection title="Features">
          <CheckedLines lines={features} />
        </PreviewSection>
      )}
      {includes.length > 0 && (
        <PreviewSection title="What you get">
          <CheckedLines lines={includes} />
        </PreviewSection>
      )}
    </Box>
  );
}

/** Features and contents as checked lines. */
function CheckedLines({ lines }: { lines: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 8,
        rowGap: 3,
        listStyle: 'none',
        p: 0,
      }}
    >
      {lines.map((line) => (
        <Box component="li" key={line} sx={{ display: 'flex', gap: 3 }}>
          <Box sx={{ color: 'verdigris.main', pt: 0.75, flexShrink: 0 }}>
            <Icon name="check" size={18} />
          </Box>
          <span>{line}</span>
        </Box>
      ))}
    </Box>
  );
}
