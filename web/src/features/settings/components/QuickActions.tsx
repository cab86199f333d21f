import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { importLimits, type PreviewImportOutput } from '@tempera/domain/operations/backup';
import type { ScanSecurityOutput } from '@tempera/domain/operations/security-scan';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refused } from '../../../firebase/write/refused.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { previewImport, scanSecurity, takeBackup } from '../api/backup.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ScanDialog } from './ScanDialog.tsx';

type Action = 'backup' | 'import' | 'scan';

/** A file that is larger than an import takes is not read, let alone sent. */
async function textOf(file: File): Promise<string> {
  if (file.size > importLimits.characters) throw refused({ reason: 'invalid-input' });
  return file.text();
}

/** What concerns the whole store: export and import of catalog and settings, and security scan, which `?scan=open` begins with. */
export function QuickActions() {
  const [running, setRunning] = useState<Action | null>(null);
  const [preview, setPreview] = useState<PreviewImportOutput | null>(null);
  const [scanned, setScanned] = useState<ScanSecurityOutput | null>(null);
  const run = async (action: Action, work: () => Promise<void>) => {
    setRunning(action);
    try {
      await work();
    } catch (error) {
      showError(error, 'That didn’t work. Try again.');
    }
    setRunning(null);
  };
  const scan = () => run('scan', async () => setScanned(await scanSecurity()));
  const comesToScan = useSearchParams()[0].get('scan') === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for by the address, once
  useEffect(() => {
    if (comesToScan) void scan();
  }, [comesToScan]);
  const looks = { variant: 'outlined', color: 'secondary', disabled: running !== null } as const;
  const button = (action: Action, label: string, busy: string, onClick: () => void) => (
    <Button {...looks} onClick={onClick}>
      {running === action ? busy : label}
    </Button>
  );
  return (
    <Box component="section" aria-labelledby="quick-actions" sx={{ display: 'grid', gap: 4 }}>
      <Box>
        <Typography id="quick-actions" variant="h3" component="h2">
          Quick actions
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
          The export is a signed file with the catalog and the settings; orders and people are in it for
          reference. It does not replace a backup of the database. Before an import changes anything, you see
          what it will do.
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {button('backup', 'Export Catalog and Settings', 'Exporting…', () =>
          run('backup', async () => {
            await takeBackup();
            showToast({ title: 'Catalog and settings exported', kind: 'success' });
          }),
        )}
        <FileButton
          {...looks}
          fileLabel="Export to import"
          accept="application/json,.json"
          onFiles={([file]) => run('import', async () => setPreview(await previewImport(await textOf(file))))}
        >
          {running === 'import' ? 'Reading the file…' : 'Import Catalog and Settings'}
        </FileButton>
        {button('scan', 'Security Scan', 'Scanning…', scan)}
      </Box>
      {preview && <ImportDialog preview={preview} onClose={() => setPreview(null)} />}
      {scanned && <ScanDialog scanned={scanned} onClose={() => setScanned(null)} />}
    </Box>
  );
}
