import { applyImportInput, previewImportInput } from '@tempera/domain/operations/backup';
import { scanSecurityInput } from '@tempera/domain/operations/security-scan';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey } from '../platform/params.ts';
import { applyImport as apply } from './apply-import.ts';
import { previewImport as preview } from './preview-import.ts';
import { scanSecurity as scan } from './scan-security.ts';
import { backupKey } from './signature.ts';

const secrets = [downloadSigningKey];
/** A whole store takes its time, and its text some room: few at a time. */
const large = { timeoutSeconds: 540, memory: '1GiB', concurrency: 4 } as const;

export const previewImport = callable(
  'previewImport',
  previewImportInput,
  (input, { auth }) => preview(input, auth, backupKey(downloadSigningKey.value())),
  // All that the platform takes: a store as JSON within JSON.
  { secrets, ...large, mostBytes: 33_554_432 },
);

export const applyImport = callable(
  'applyImport',
  applyImportInput,
  (input, { auth }) => apply(input, auth),
  large,
);

export const scanSecurity = callable(
  'scanSecurity',
  scanSecurityInput,
  (_input, { auth }) => scan(auth, downloadSigningKey.value()),
  { secrets },
);
