import type { RequestDownloadOutput } from '@tempera/domain/calls';
import { call } from '../../../firebase/call.ts';

/** Asks for a short-lived link to the product's current archive. @throws CallError */
export function requestDownload(slug: string): Promise<RequestDownloadOutput> {
  return call<{ slug: string }, RequestDownloadOutput>('requestDownload', { slug });
}
