import { join } from 'node:path';
import { publishLimits } from '@tempera/domain/catalogue/product-calls';
import { formatSize } from '@tempera/domain/site/format-size';
import { Failure } from '../core/failure.ts';
import { openPaths, readParts } from '../core/open-parts.ts';
import { count } from '../core/plain-text.ts';
import { assertNewer, doubtsAbout } from '../core/release-check.ts';
import { readSlug, readVersion } from '../core/template.ts';
import { findCopy } from '../files/copies.ts';
import { readText } from '../files/folder.ts';
import { hashListed, listFolder } from '../files/list-folder.ts';
import { zipFolder } from '../files/zip-folder.ts';
import type { Session } from '../network/ask-store.ts';
import { beginUpload, checkUpload, dropUpload, publishUpload, readNewest } from '../network/publish-steps.ts';
import { upload } from '../network/upload.ts';
import { pause, type Terminal } from '../terminal/terminal.ts';
import { command } from './command.ts';

interface Options {
  slug?: string;
  version: string;
  changelog?: string;
  changelogFile?: string;
  yes?: boolean;
  dryRun?: boolean;
  open?: string[];
  openNone?: boolean;
}

/** @throws Failure for none, and for one that is too long */
async function readChangelog({ changelog, changelogFile }: Options): Promise<string> {
  const text = changelogFile ? await readText(changelogFile) : (changelog ?? '');
  const told = text.trim();
  if (told === '') throw new Failure('usage', 'Say what is new: --changelog TEXT, or --changelog-file FILE.');
  if (told.length <= publishLimits.changelog) return told;
  throw new Failure('usage', `The changelog is longer than ${publishLimits.changelog} characters.`);
}

/** @throws Failure */
async function slugOf(option: string | undefined, folder: string): Promise<string> {
  if (option) return readSlug(option);
  const copy = await findCopy(folder);
  if (copy) return copy.kind === 'clone' ? copy.clone.slug : copy.record.slug;
  throw new Failure('usage', 'Say which template this is a release of: --slug SLUG.');
}

/** The parts that anyone is to read; null where nothing is said, and what was open stays open. @throws Failure */
function askedOpen({ open, openNone }: Options, paths: readonly string[]): string[] | null {
  if (open && openNone) throw new Failure('usage', 'Use --open or --open-none, not both.');
  if (openNone) return [];
  return open ? readParts(open, paths) : null;
}

/** The text of a folder's package.json; '' where there is none that is published. */
async function manifestIn(folder: string, files: readonly { path: string }[]): Promise<string> {
  const name = 'package.json';
  return files.some(({ path }) => path === name) ? readText(join(folder, name)) : '';
}

/** What is left of an upload that came to nothing is taken away; it would be swept in a day anyway. */
async function orDrop<T>(session: Session, slug: string, id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    await dropUpload(session, slug, id).catch(() => null);
    throw cause;
  }
}

async function send(
  session: Session,
  slug: string,
  release: { version: string; changelog: string; open?: string[] },
  bytes: Uint8Array<ArrayBuffer>,
  terminal: Terminal,
) {
  const { uploadId, address } = await beginUpload(session, slug, bytes.length);
  return orDrop(session, slug, uploadId, async () => {
    await terminal.counting('Sending', bytes.length, (onProgress) =>
      upload(address ?? '', bytes, onProgress, pause),
    );
    await terminal.during('The store looks through it', () => checkUpload(session, slug, uploadId));
    return terminal.during('Publishing', () => publishUpload(session, slug, uploadId, release));
  });
}

export const publish = () =>
  command<Options>(
    'publish <folder>',
    'Publish a folder as the next release of a template (for those who manage the store)',
    [
      'publish . --version 1.2.0 --changelog "Dark mode"',
      'publish dist --slug portfolio --version 1.2.0 --changelog-file notes.md --yes',
      'publish . --version 1.2.0 --changelog "Dark mode" --dry-run --json',
    ],
    async ({ options, session: openSession, terminal }, folder = '.') => {
      const [slug, version] = [await slugOf(options.slug, folder), readVersion(options.version)];
      const changelog = await readChangelog(options);
      const files = await listFolder(folder);
      const paths = files.map(({ path }) => path);
      const asked = askedOpen(options, paths);
      const bytes = await zipFolder(folder, files, `${slug}-${version}`);
      if (bytes.length > publishLimits.archiveBytes)
        throw new Failure('local', `The archive has ${formatSize(bytes.length)}: more than a store takes.`);
      const what = `${slug} ${version}, ${count(files.length, 'file')}, ${formatSize(bytes.length)}`;
      const sizeBytes = bytes.length;
      const session = await openSession();
      const newest = await readNewest(session, slug);
      assertNewer(version, newest);
      const release = {
        version,
        files: await hashListed(folder, files),
        manifest: await manifestIn(folder, files),
      };
      const doubts = doubtsAbout(release, newest);
      for (const doubt of doubts) terminal.note(`Warning: ${doubt}`);
      const open = openPaths(asked ?? newest.open, paths);
      const facts = { slug, version, files: paths, open, sizeBytes };
      if (options.dryRun)
        return {
          data: { ...facts, newest: newest.version, doubts, published: false },
          text: [
            `Would publish ${what}${newest.version ? `, after ${newest.version}` : ''}:`,
            ...paths,
            `Visitors may read ${open.length > 0 ? open.join(', ') : 'none of them'} before buying.`,
          ].join('\n'),
        };
      const isMeant = options.yes || (await terminal.confirm(`Publish ${what} at ${session.store}?`));
      if (isMeant === null)
        throw new Failure('usage', 'Nobody can be asked here whether to publish: add --yes.', {
          reason: 'not-confirmed',
        });
      if (!isMeant) throw new Failure('local', 'Nothing was published.', { reason: 'not-confirmed' });
      const { sha256 } = await send(
        session,
        slug,
        { version, changelog, ...(asked && { open: asked }) },
        bytes,
        terminal,
      );
      return {
        data: { ...facts, newest: newest.version, doubts, published: true, sha256 },
        text: `Published ${what}.`,
      };
    },
  )
    .requiredOption('--version <version>', 'three numbers, higher than those of the release that is out')
    .option('--changelog <text>', 'what is new; Markdown is understood')
    .option('--changelog-file <file>', 'the same from a file')
    .option('--slug <slug>', 'of which template; a clone or an unpacked release says it by itself')
    .option(
      '--open <paths...>',
      'files and folders that visitors may read before buying; without it, those of the last release',
    )
    .option('--open-none', 'nothing that visitors may read')
    .option('--yes', 'do not ask')
    .option('--dry-run', 'ask the store whether it could be published, and show what would be')
    .addHelpText(
      'after',
      '\nA package is on npm in the version that its package.json names, so set that to the same one.',
    );
