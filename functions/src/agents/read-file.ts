import { buffer } from 'node:stream/consumers';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { z } from 'zod';
import { findArchive } from '../downloads/downloads.store.ts';
import { claimFree } from '../plans/claim-free.ts';
import { openStoredArchive } from '../releases/stored-archive.store.ts';
import { textOf } from '../releases/text-of.ts';
import { findEntitled } from '../tokens/entitled.ts';
import { slug, version } from './input.ts';
import { needCaller } from './need-caller.ts';
import { defineTool } from './tool.ts';

/** Bytes of a file that is given: what an agent reads at once. */
const mostBytes = 200_000;

/** Paths that are named to whoever asked for one that is not there. */
const mostNamed = 100;

/** Says why there is no text to give; agents read it, so it says what to do. */
export class NoSuchFile extends Error {}

export const readFile = defineTool({
  name: 'read_file',
  title: 'Read a file',
  description:
    'The text of one file of a version that the person may download, up to 200 kB. Needs an access token with the scope library. Paths are those that get_template lists, below the archive’s root folder.',
  readOnly: false,
  input: z.object({ slug, version, path: z.string().min(1).max(240) }),
  output: z.object({
    slug: z.string(),
    version: z.string(),
    path: z.string(),
    sizeBytes: z.number(),
    text: z.string(),
  }),
  async run({ path, ...wanted }, agent) {
    const caller = needCaller(agent, 'library');
    const offer = await findEntitled(caller, wanted.slug);
    const name = wanted.version ?? offer.version;
    const archive = name === '' ? null : await findArchive(wanted.slug, name);
    if (!archive) throw new RefusalError('version-not-found');
    const entries = await openStoredArchive(wanted.slug, archive);
    // One of its own names, or nothing: a path is never put together with another.
    const entry = entries.find((one) => one.path === path);
    if (!entry) {
      const named = entries.slice(0, mostNamed).map((one) => one.path);
      throw new NoSuchFile(`This file is not in version ${name}. Its files: ${named.join(', ')}`);
    }
    if (entry.sizeBytes > mostBytes)
      throw new NoSuchFile('This file is too large to be read here. Get the release instead.');
    // As a download of it would, once it is sure that there is something to read.
    await claimFree(caller, { ...offer, slug: wanted.slug });
    const bytes = await buffer(entry.read());
    const text = textOf(bytes);
    if (text === null) throw new NoSuchFile('This file is not text. Get the release instead.');
    return { data: { slug: wanted.slug, version: name, path, sizeBytes: bytes.length, text }, text };
  },
});
