import { isUtf8 } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { type Manifest, mostManifestBytes, readManifest } from '@tempera/domain/packages/manifest';
import { type ItemProblem, type ItemText, itemLimits } from '@tempera/domain/packages/registry-item';
import type { ArchiveEntry } from '../releases/read-archive.ts';

/** What the package.json of an archive says; null where there is none that can be read. */
export async function manifestOf(files: readonly ArchiveEntry[]): Promise<Manifest | null> {
  const found = files.find(({ path }) => path === 'package.json');
  if (!found || found.sizeBytes > mostManifestBytes) return null;
  return readManifest((await buffer(found.read())).toString());
}

/** Text as JSON gives it back to the last byte. */
const isText = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(0);

/** All files of an archive as texts; what is in the way, where they can't arrive so. */
export async function readItem(files: readonly ArchiveEntry[]): Promise<ItemText[] | ItemProblem> {
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes > itemLimits.bytes || files.length > itemLimits.files) return 'too-large';
  const texts: ItemText[] = [];
  for (const file of files) {
    const content = await buffer(file.read());
    if (content.length === 0) return 'empty';
    if (!isText(content)) return 'binary';
    texts.push({ path: file.path, content: content.toString() });
  }
  return texts;
}
