import type { Installs } from '@tempera/domain/packages/installs';
import type { ItemProblem } from '@tempera/domain/packages/registry-item';
import { bucket } from '../platform/admin.ts';
import { isAlreadyThere, isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import type { Timestamp } from '../platform/timestamps.ts';
import type { Packed } from './pack-tarball.ts';
import { encodePieces, type Piece } from './splice.ts';

/** A release as npm has it. */
export interface StoredPackage extends Packed {
  name: string;
  /** Where it stands in the bucket how its tarball is spliced from its archive. */
  file: string;
  /** What its package.json says, as JSON: names in it may be such as no field of a document can have. */
  manifest: string;
}

/** `products/{slug}/packages/{version}`: what package managers have of a release. Never changed. */
export interface RegistryRelease {
  /** Null for a template that is no package. */
  npm: StoredPackage | null;
  /** Why it is no item; null for one that is, which is read from its archive. */
  itemProblem: ItemProblem | null;
  at: Timestamp;
}

export type KnownPackages = RegistryRelease & { version: string };

/** What everybody is told of it, in the document of the version. */
export const installsOf = ({ npm, itemProblem }: RegistryRelease): Installs => ({
  npm: npm?.name ?? null,
  shadcn: itemProblem === null,
});

/** Says in the documents of a product's versions how these are installed, of which package managers have something. Again does no harm. */
export async function noteInstalls(slug: string): Promise<void> {
  for (const { version, ...release } of await loadPackages(slug)) {
    try {
      await refs.version(slug, version).update({ installs: installsOf(release) });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}

/** What package managers have of a product, in any order. */
export async function loadPackages(slug: string): Promise<KnownPackages[]> {
  const { docs } = await refs.packageReleases(slug).get();
  return docs.map((found) => ({ ...(found.data() as RegistryRelease), version: found.id }));
}

export async function saveSplice(path: string, pieces: readonly Piece[]): Promise<void> {
  const options = { resumable: false, contentType: 'application/octet-stream' };
  await (await bucket()).file(path).save(await encodePieces(pieces), options);
}

/** Enters a release that was out before package managers were served. @returns false when another process has done so */
export async function createPackages(
  slug: string,
  version: string,
  release: RegistryRelease,
): Promise<boolean> {
  try {
    await refs.packageRelease(slug, version).create(release);
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** Takes away what lies below a folder and no release names. For folders that nobody writes into any more. */
export async function clearPackages(slug: string, version: string, prefix: string): Promise<void> {
  const release = (await refs.packageRelease(slug, version).get()).data() as RegistryRelease | undefined;
  const [files] = await (await bucket()).getFiles({ prefix });
  for (const file of files) if (file.name !== release?.npm?.file) await file.delete({ ignoreNotFound: true });
}
