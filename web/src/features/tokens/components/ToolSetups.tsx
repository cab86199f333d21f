import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSettings } from '../../../ui/settings.tsx';
import { toolSetups } from '../tool-setup.ts';

/** How git, npm and shadcn are set up for this store: each opens to its lines. */
export function ToolSetups() {
  const { siteName } = useSettings();
  return (
    <Box component="section" aria-label="Set up your tools" sx={{ minWidth: 0 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
        Set up your tools
      </Typography>
      {toolSetups(siteName, window.location.origin).map(({ tool, text, code }) => (
        <Box component="details" key={tool} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Box component="summary" sx={{ py: 3, cursor: 'pointer', typography: 'h6' }}>
            {tool}
          </Box>
          <Typography variant="body2" sx={{ maxWidth: '60ch', mb: 3 }}>
            {text}
          </Typography>
          <Box
            component="pre"
            // Wider than a phone: it scrolls, also by the keyboard.
            tabIndex={0}
            aria-label={`Setup of ${tool}`}
            role="group"
            sx={{
              mt: 0,
              mb: 4,
              p: 3,
              border: 1,
              borderColor: 'edge',
              borderRadius: 1,
              bgcolor: 'background.paper',
              overflowX: 'auto',
            }}
          >
            <Typography variant="mono" component="code">
              {code}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
