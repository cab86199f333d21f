import { resolve } from 'node:path';
import { describeWeakness } from '../core/advisories.ts';
import { Failure } from '../core/failure.ts';
import { count } from '../core/plain-text.ts';
import { readTemplate } from '../core/template.ts';
import { noteCopy } from '../files/copies.ts';
import { assertFree, besides, fillFolder, removeFile } from '../files/folder.ts';
import { unzip } from '../files/unzip.ts';
import type { Session } from '../network/ask-store.ts';
import { download } from '../network/download.ts';
import { askArchive, listReleases, readProduct } from '../network/store-api.ts';
import { pause } from '../terminal/terminal.ts';
import { command } from './command.ts';

/** @throws Failure for a template that has none yet */
async function newestOf(session: Session, slug: string): Promise<string> {
  const { version } = await readProduct(session, slug);
  if (version !== '') return version;
  throw new Failure('refused', `${slug} has no release yet.`, { reason: 'version-not-found' });
}

/** What is known to be wrong with a release. */
async function weaknessesOf(session: Session, slug: string, version: string) {
  const releases = await listReleases(session, slug);
  return releases.find((one) => one.version === version)?.advisories ?? [];
}

export const get = () =>
  command(
    'get <slug> [folder]',
    'Download a release and unpack it into a new folder',
    ['get portfolio', 'get portfolio@1.0.0 site', 'get portfolio --json'],
    async ({ session: open, terminal }, typed = '', named) => {
      const { slug, version: asked } = readTemplate(typed);
      const folder = named ?? slug;
      await assertFree(folder);
      const session = await open();
      const version = asked ?? (await newestOf(session, slug));
      const ask = () => askArchive(session, slug, version);
      const link = await ask();
      const { sha256, sizeBytes } = link;
      const advisories = await weaknessesOf(session, slug, version);
      // Named by its sum: the same release goes on where it broke, and another begins anew.
      const part = besides(folder, `${sha256.slice(0, 16)}.part`);
      await terminal.counting(`${slug} ${version}`, sizeBytes, (onProgress) =>
        download(part, link, ask, onProgress, pause),
      );
      let files = 0;
      await fillFolder(folder, async (fresh) => {
        const unpacked = await unzip(part, fresh);
        files = unpacked.length;
        await noteCopy(fresh, { store: session.store, slug, version, files: unpacked });
      });
      await removeFile(part);
      for (const one of advisories) terminal.note(`Warning: ${describeWeakness(one, `${slug} ${version}`)}`);
      return {
        data: { slug, version, folder: resolve(folder), files, sizeBytes, sha256, advisories },
        text: `${slug} ${version} is in ${folder} (${count(files, 'file')}).`,
      };
    },
  );
