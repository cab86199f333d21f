import { applyImportInput, previewImportInput } from '@tempera/domain/operations/backup';
import { scanSecurityInput } from '@tempera/domain/operations/security-scan';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey } from '../platform/params.ts';

const secrets = [downloadSigningKey];
/** A whole store takes its time, and its text some room: few at a time. */
const large = { timeoutSeconds: 540, memory: '1GiB', concurrency: 4 } as const;

export const previewImport = callable(
  'previewImport',
  previewImportInput,
  async (input, { auth }) => {
    const [{ previewImport }, { backupKey }] = await Promise.all([
      import('./preview-import.ts'),
      import('./signature.ts'),
    ]);
    return previewImport(input, auth, backupKey(downloadSigningKey.value()));
  },
  // All that the platform takes: a store as JSON within JSON.
  { secrets, ...large, mostBytes: 33_554_432 },
);

export const applyImport = callable(
  'applyImport',
  applyImportInput,
  async (input, { auth }) => (await import('./apply-import.ts')).applyImport(input, auth),
  large,
);

export const scanSecurity = callable(
  'scanSecurity',
  scanSecurityInput,
  async (_input, { auth }) =>
    (await import('./scan-security.ts')).scanSecurity(auth, downloadSigningKey.value()),
  { secrets },
);
