import { buffer } from 'node:stream/consumers';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { compareFiles, sizeOf } from '@tempera/domain/releases/compare-files';
import { isLockfile, sbomOf } from '@tempera/domain/releases/sbom/sbom-of';
import {
  type SourceChangeSize,
  type SourceChanges,
  type SourceFile,
  type SourceTree,
  shownBytes,
} from '@tempera/domain/releases/source-calls';
import type { Request } from 'firebase-functions/https';
import { countersOf, countTry, senderIn } from '../platform/limiter.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { senderOf } from '../platform/sender.ts';
import { textOf } from '../releases/text-of.ts';
import { admitReader } from './admit-reader.ts';
import { isPublic, readEntries, readNamed } from './releases.store.ts';
import { readAsked, type SourceAsked } from './source-asked.ts';

/** Seconds for which anybody may keep how much a release changed. */
const sizeKeptFor = 300;

async function readTree(slug: string, version: string): Promise<SourceTree> {
  const entries = await readEntries(slug, version);
  const files = entries.map(({ path, sizeBytes }) => ({ path, sizeBytes }));
  return { version, files, sbom: files.some(isLockfile) };
}

async function readFile(slug: string, version: string, path: string): Promise<SourceFile | null> {
  const entry = (await readEntries(slug, version)).find((one) => one.path === path);
  if (!entry) return null;
  const { sizeBytes } = entry;
  if (sizeBytes > shownBytes) return { path, sizeBytes, kind: 'large' };
  const text = textOf(await buffer(entry.read()));
  return text === null ? { path, sizeBytes, kind: 'binary' } : { path, sizeBytes, kind: 'text', text };
}

async function compare(slug: string, version: string, since: string): Promise<SourceChanges> {
  const [before, after] = await Promise.all([readEntries(slug, since), readEntries(slug, version)]);
  return { version, since, changes: compareFiles(before, after) };
}

async function measure(
  request: Request,
  { slug, version, since }: SourceAsked & { what: 'changes' | 'size' },
): Promise<SourceChangeSize> {
  await countTry(countersOf('changeSizes', senderIn({ auth: null, ip: senderOf(request) })));
  if (!(await isPublic(slug))) throw new RefusalError('product-not-found');
  return { version, since, size: sizeOf((await compare(slug, version, since)).changes) };
}

async function makeSbom(slug: string, version: string) {
  const entries = (await readEntries(slug, version)).filter(isLockfile);
  const lockfiles = await Promise.all(
    entries.map(async (entry) => ({ path: entry.path, text: textOf(await buffer(entry.read())) ?? '' })),
  );
  return sbomOf({ slug, version, ...(await readNamed(slug, version)) }, lockfiles);
}

/** Null where there is no such file, or no bill of materials. */
async function answer(request: Request, asked: SourceAsked): Promise<unknown> {
  const { slug, version } = asked;
  if (asked.what === 'size') return measure(request, asked);
  await admitReader(request, slug);
  switch (asked.what) {
    case 'tree':
      return readTree(slug, version);
    case 'file':
      return readFile(slug, version, asked.path);
    case 'changes':
      return compare(slug, version, asked.since);
    case 'sbom':
      return makeSbom(slug, version);
  }
}

/**
 * The releases of a template as their owners read them (decision 86), from archives of which no more is read than is asked for:
 *
 *     GET /source/{slug}/{version}/tree                  {version, files: [{path, sizeBytes}], sbom}
 *     GET /source/{slug}/{version}/file?path=            {path, sizeBytes, kind: text, binary or large, text}
 *     GET /source/{slug}/{version}/changes?since=        {version, since, changes: [{status, path, from, sizeBytes}]}
 *     GET /source/{slug}/{version}/sbom.json             CycloneDX 1.6
 *     GET /source/{slug}/{version}/size?since=           {version, since, size: {added, removed, changed, moved}}, for everybody
 *
 * By the ID token of whoever is signed in, or an access token with the scope `library`. Refusals are JSON `{reason, message}`.
 */
export async function source(request: Request, response: HttpResponse): Promise<void> {
  return respond('source', ['GET'], request, response, async () => {
    const asked = readAsked(request.path, request.query);
    const found = asked && (await answer(request, asked));
    if (!asked || found === null) {
      response.status(404).json({ message: 'There is nothing at this address.' });
      return;
    }
    if (asked.what === 'size') response.set('Cache-Control', `public, max-age=${sizeKeptFor}`);
    if (asked.what === 'sbom')
      response.set('Content-Disposition', `attachment; filename="${asked.slug}-${asked.version}.cdx.json"`);
    response.json(found);
  });
}
