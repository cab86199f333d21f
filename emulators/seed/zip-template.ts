import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { products } from './catalogue.ts';
import { readRelease } from './read-release.ts';

/** An archive as it goes into Cloud Storage, and what `products/{slug}/versions/{version}` says about it. */
export interface TemplateArchive {
  fileName: string;
  bytes: Buffer;
  sha256: string;
  sizeBytes: number;
  /** Paths below the archive's root folder, sizes unpacked. */
  files: { path: string; sizeBytes: number }[];
}

/**
 * Everything that could differ between two runs or machines is fixed. Stored, not deflated: zlib's output
 * depends on the processor and on Node's copy of it. The time is written as local DOS time only, so a local
 * date gives the same bytes in every time zone.
 */
function fixedOptions() {
  return { mtime: new Date(2025, 0, 1), mode: 0o100644, compress: false, forceDosTimestamp: true };
}

/**
 * Packs a release of a template under one root folder, `<slug>-<version>/`: the same bytes on every run.
 * @param version the current one, where none is named
 * @throws Error when the catalogue has no such slug or version
 */
export async function zipTemplate(slug: string, version?: string): Promise<TemplateArchive> {
  const release = await readRelease(slug, version);
  const root = `${slug}-${version ?? products.find((product) => product.slug === slug)?.version}`;
  const zip = new ZipFile();
  const files: TemplateArchive['files'] = [];
  for (const [path, content] of release) {
    zip.addBuffer(content, `${root}/${path}`, fixedOptions());
    files.push({ path, sizeBytes: content.length });
  }
  zip.end();
  const bytes = await buffer(zip.outputStream);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileName: `${root}.zip`, bytes, sha256, sizeBytes: bytes.length, files };
}
