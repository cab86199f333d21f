import { expect } from 'vitest';
import { type LinkClaim, signLink } from '../../../functions/src/downloads/link.ts';
import type { TestArchive } from './archive.ts';
import { functionUrl } from './http.ts';
import { unique } from './store.ts';

const downloadKey = () => process.env.DOWNLOAD_SIGNING_KEY ?? '';
const downloadAddress = (link: string) => `${functionUrl('download')}/${link}`;

/** A link as `requestDownload` gives it, with whatever a test wants to be different. */
export function linkTo(
  { slug, fileName }: TestArchive,
  uid: string,
  fields: Partial<LinkClaim> = {},
): string {
  const claim = {
    u: uid,
    s: slug,
    v: '1.0.0',
    f: fileName,
    e: Date.now() + 60_000,
    i: unique('link'),
    ...fields,
  };
  return signLink(claim, downloadKey());
}

export async function fetchBytes(link: string, init: RequestInit = {}) {
  const response = await fetch(downloadAddress(link), init);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** What a link that is refused says. */
export async function refusal(link: string, init: RequestInit = {}) {
  const { status, headers, bytes } = await fetchBytes(link, init);
  expect(headers.get('content-type')).toContain('application/json');
  return { status, ...JSON.parse(bytes.toString()) } as { status: number; reason: string; message: string };
}
