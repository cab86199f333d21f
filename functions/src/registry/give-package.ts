import { RefusalError } from '@tempera/domain/calls/reasons';
import { readManifest } from '@tempera/domain/packages/manifest';
import { deprecationOf } from '@tempera/domain/packages/package-advisories';
import { buildPackument, type PackageRelease } from '@tempera/domain/packages/packument';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { readAdvisories } from '../advisories/advisories.store.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { noteTaken } from '../downloads/note-taken.ts';
import { linkTo } from '../mail/queued-mail.ts';
import { claimFree } from '../plans/claim-free.ts';
import { logs } from '../platform/logs.ts';
import { signedAddress } from '../platform/signed-address.ts';
import { toMillis } from '../platform/timestamps.ts';
import type { TokenCaller } from '../tokens/require-token.ts';
import { findPackage, type NpmRelease } from './find-package.ts';
import { makeTarball } from './made-tarballs.store.ts';

/** What is asked for by its name. */
interface Named {
  name: string;
  slug: string;
}

const noLongerSold = 'This template is no longer sold and gets no new versions.';

const fileName = (slug: string, version: string) => `${slug}-${version}.tgz`;

function toRelease(
  { npm, version, at }: NpmRelease,
  { slug, name }: Named,
  settings: SiteSettings,
): Omit<PackageRelease, 'deprecated'> | null {
  const manifest = readManifest(npm.manifest);
  if (!manifest) {
    logs.brokenDocument(`products/${slug}/packages/${version}`);
    return null;
  }
  const { shasum, integrity, fileCount, unpackedBytes } = npm;
  const tarball = linkTo(`/npm/${name}/-/${fileName(slug, version)}`, settings);
  return { version, manifest, tarball, shasum, integrity, fileCount, unpackedBytes, at: toMillis(at) ?? 0 };
}

/**
 * What npm asks of a package first: its releases, of which those are deprecated that an advisory is about, and all of a template that is no longer
 * sold.
 * @throws RefusalError those of `findPackage`
 */
export async function givePackument(caller: TokenCaller, named: Named, kind: 'install' | 'whole') {
  const { offer, releases } = await findPackage(caller, named);
  const [settings, advisories] = await Promise.all([loadSettings(), readAdvisories([named.slug])]);
  const ended = offer.status === 'archived' ? noLongerSold : null;
  const told = releases.flatMap((one) => {
    const release = toRelease(one, named, settings);
    return release ? { ...release, deprecated: deprecationOf(release.version, advisories) ?? ended } : [];
  });
  if (told.length === 0) throw new RefusalError('version-not-found');
  return buildPackument(named.name, told, kind);
}

/**
 * Where the tarball of a release is, for five minutes. Counts a free template against its month, and is written down as a download.
 * @throws RefusalError those of `findPackage`, `version-not-found`, `plan-limit`
 */
export async function giveTarball(
  caller: TokenCaller,
  { version, ...named }: Named & { version: string },
): Promise<string> {
  const { offer, releases } = await findPackage(caller, named);
  const { slug } = named;
  const release = releases.find((one) => one.version === version);
  if (!release) throw new RefusalError('version-not-found');
  await claimFree(caller, { ...offer, slug });
  await noteTaken(caller, { slug, productName: offer.title, version, by: 'npm' });
  return signedAddress(await makeTarball(slug, version, release.npm.file), {
    contentType: 'application/octet-stream',
    disposition: `attachment; filename="${fileName(slug, version)}"`,
    apart: true,
  });
}
