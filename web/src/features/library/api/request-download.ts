import type { RequestDownloadOutput } from '@tempera/domain/calls/calls';
import { call } from '../../../firebase/write/call.ts';

/** Asks for a short-lived link to a version's archive, the current one if none is named. @throws CallError */
export function requestDownload(wanted: { slug: string; version?: string }): Promise<RequestDownloadOutput> {
  return call<typeof wanted, RequestDownloadOutput>('requestDownload', wanted);
}
