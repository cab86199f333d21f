import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyText } from '../../../ui/copy-text.ts';
import { useSettings } from '../../../ui/settings.tsx';
import { toolSetups } from '../tool-setup.ts';

/** How git, package managers, shadcn and agents are set up for this store: each opens to its lines. */
export function ToolSetups() {
  const { siteName } = useSettings();
  return (
    <Box component="section" aria-label="Set up your tools" sx={{ minWidth: 0 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
        Set up your tools
      </Typography>
      {toolSetups(siteName, window.location.origin).map(({ tool, text, steps }) => (
        <Box component="details" key={tool} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Box component="summary" sx={{ py: 3, cursor: 'pointer', typography: 'h6' }}>
            {tool}
          </Box>
          <Box sx={{ display: 'grid', gap: 3, pb: 5, minWidth: 0 }}>
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
              {text}
            </Typography>
            {steps.map(({ says, code }, index) => (
              <Box key={says} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ maxWidth: '60ch', overflowWrap: 'anywhere' }}>
                  {says}
                </Typography>
                <Lines code={code} name={`${tool}, step ${index + 1}`} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What is copied into a file or a terminal. */
function Lines({ code, name }: { code: string; name: string }) {
  const copy = () => copyText(code, { done: 'Copied', text: name, instead: 'Select the text instead.' });
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 2, minWidth: 0, bgcolor: 'sunk', borderRadius: 1 }}>
      <Box
        component="pre"
        sx={{ flex: 1, minWidth: 0, m: 0, px: 3, py: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        <Typography variant="mono" component="code">
          {code}
        </Typography>
      </Box>
      <Button size="small" aria-label={`Copy ${name}`} onClick={copy} sx={{ m: 1, flexShrink: 0 }}>
        Copy
      </Button>
    </Box>
  );
}
