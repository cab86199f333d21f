import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Finding, ScanSecurityOutput, Severity } from '@tempera/domain/operations/security-scan';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { scanWords } from '../scan-words.ts';

const tones: Record<Severity, 'vermilion' | 'ochre' | 'ultramarine'> = {
  high: 'vermilion',
  medium: 'ochre',
  low: 'ultramarine',
};

interface ScanDialogProps {
  scanned: ScanSecurityOutput;
  onClose: () => void;
}

/** What a scan found, the worst first, each with what to do about it. */
export function ScanDialog({ scanned, onClose }: ScanDialogProps) {
  return (
    <Dialog
      open
      title="Security Scan"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 5 }}>
        {scanWords(scanned)}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 5, m: 0, p: 0, listStyle: 'none' }}>
        {scanned.findings.map((finding) => (
          <FindingItem key={finding.id} finding={finding} onLeave={onClose} />
        ))}
      </Box>
    </Dialog>
  );
}

function FindingItem({ finding, onLeave }: { finding: Finding; onLeave: () => void }) {
  const { severity, title, meaning, advice, href } = finding;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Tag tone={tones[severity]} label={severity} />
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography variant="body2">{meaning}</Typography>
      <Typography variant="body2" color="textSecondary">
        {advice}{' '}
        {href && (
          <Link href={href} onClick={onLeave}>
            Fix
          </Link>
        )}
      </Typography>
    </Box>
  );
}
