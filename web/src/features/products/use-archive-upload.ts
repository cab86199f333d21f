import type { UploadState } from '@tempera/domain/catalogue/product-calls';
import { useEffect, useRef, useState } from 'react';
import { dropUpload } from './api/archives.ts';
import { forgetUpload, sendArchive } from './send-archive.ts';

/** `sent` in bytes; `stopped` can go on. */
export type UploadStep =
  | { kind: 'none'; error?: string }
  | { kind: 'sending'; file: File; sent: number }
  | { kind: 'stopped'; file: File; sent: number; error: string }
  | { kind: 'checked'; file: File; upload: UploadState };

/** An archive on its way to a product: chosen, sent, checked. Leaving the page stops it; the same file goes on. */
export function useArchiveUpload(slug: string) {
  const [step, setStep] = useState<UploadStep>({ kind: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const abort = new AbortController();
    running.current = abort;
    let sent = 0;
    const onProgress = (bytes: number) => {
      sent = bytes;
      setStep({ kind: 'sending', file, sent });
    };
    onProgress(0);
    try {
      const upload = await sendArchive(slug, file, { onProgress, signal: abort.signal });
      setStep({ kind: 'checked', file, upload });
    } catch (error) {
      const said = abort.signal.aborted ? 'The upload was canceled.' : (error as Error).message;
      // What has arrived in part waits; what was refused whole is gone.
      setStep(
        sent < file.size ? { kind: 'stopped', file, sent, error: said } : { kind: 'none', error: said },
      );
    }
  };
  const stop = () => running.current?.abort();
  /** Takes what was sent away again. */
  const drop = async () => {
    if (step.kind !== 'checked') return;
    const { file, upload } = step;
    forgetUpload(slug, file);
    setStep({ kind: 'none' });
    await dropUpload(slug, upload.uploadId).catch(() => {});
  };
  const finish = () => {
    if (step.kind === 'checked') forgetUpload(slug, step.file);
    setStep({ kind: 'none' });
  };
  return { step, send, stop, drop, finish };
}
export type ArchiveUpload = ReturnType<typeof useArchiveUpload>;
