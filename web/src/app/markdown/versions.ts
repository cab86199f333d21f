import { type Advisory, affects, byUrgency } from '@tempera/domain/advisories/advisory';
import { formatUtcDate } from '@tempera/domain/site/dates';
import { formatSize } from '@tempera/domain/site/format-size';
import { paths } from '@tempera/domain/site/paths';
import { capital } from '@tempera/domain/site/plain-text';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import type { RootContent } from 'mdast';
import type { Release } from '../../features/versions/api/releases.ts';
import { toProduct } from '../../firebase/public/public-docs.ts';
import type { VersionsData } from '../../routes/store/versions.tsx';
import { facts, heading, lines, link, paragraph } from './nodes.ts';
import { notFound } from './not-found.ts';
import { type TwinPage, twinsAt } from './twin.ts';
import { written } from './written.ts';

/** What the page reads in the browser: its releases, the newest first; null where there is no product. */
export interface ReadVersions extends VersionsData {
  releases: Release[] | null;
}

/** Every release of a template, with its changelog, its size and what is known to be wrong with it. */
export function versions(page: TwinPage<ReadVersions>): RootContent[] {
  const { loaded, advisories, at } = page;
  const { slug, releases } = loaded;
  const product = slug === null ? null : toProduct(slug, loaded.product);
  if (!product || !releases) return notFound(page);
  const { title, category, address = product.slug } = product;
  return [
    heading(1, `Versions of ${title}`),
    ...paragraph(link(twinsAt(at)(paths.preview(category, address)), title)),
    ...(releases.length === 0 ? paragraph('Nothing has been released yet.') : []),
    ...releases.flatMap(({ id, changelog, releasedAt, sizeBytes }) => [
      heading(2, id),
      ...facts([
        ['Released', formatUtcDate(releasedAt)],
        ['Size', formatSize(sizeBytes)],
      ]),
      ...advisories
        .filter((one) => affects(one, id))
        .toSorted(byUrgency)
        .flatMap(weakness),
      ...written(changelog, at),
    ]),
  ];
}

const weakness = ({ severity, title, text, fixedIn }: Advisory): RootContent[] => [
  ...paragraph(
    `${capital(severity)} severity: ${title}. ${fixedIn ? `Fixed in ${fixedIn}.` : 'Not fixed yet.'}`,
  ),
  ...lines(withoutMarks(text)),
];
