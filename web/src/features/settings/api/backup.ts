import type { Refusal } from '@tempera/domain/calls/reasons';
import type { ApplyImportOutput, PreviewImportOutput } from '@tempera/domain/operations/backup';
import type { ScanSecurityOutput } from '@tempera/domain/operations/security-scan';
import { credentials } from '../../../firebase/auth/auth-actions.ts';
import { withProof } from '../../../firebase/auth/proof.ts';
import { CallError, call } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** Has the browser save catalogue and settings, with orders and people for reference, as a signed file. @throws CallError */
export const takeBackup = () => withProof(fetchBackup);

async function fetchBackup(): Promise<void> {
  const response = await fetch('/backup', { headers: await credentials() }).catch(() => {
    throw new CallError(null);
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as { error?: { details?: Refusal } } | null;
    throw refused(body?.error?.details ?? null);
  }
  const { url, fileName } = (await response.json()) as { url: string; fileName: string };
  saveFile(url, fileName);
}

/** @throws CallError */
export const previewImport = (text: string) =>
  call<{ text: string }, PreviewImportOutput>('previewImport', { text });

/** @throws CallError */
export const applyImport = (id: string) =>
  withProof(() => call<{ id: string }, ApplyImportOutput>('applyImport', { id }));

/** @throws CallError */
export const scanSecurity = () => call<object, ScanSecurityOutput>('scanSecurity', {});
