import { type Weakness, weaknessesOf } from '@tempera/domain/advisories/advisory';
import { isForSale, isUnfilled } from '@tempera/domain/catalogue/for-sale';
import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import type { ReviewSummary } from '@tempera/domain/catalogue/review';
import { type Cents, formatPrice } from '@tempera/domain/money/money';
import { installLines, readInstalls } from '@tempera/domain/packages/installs';
import { formatUtcDate } from '@tempera/domain/site/dates';
import { formatSize } from '@tempera/domain/site/format-size';
import { paths } from '@tempera/domain/site/paths';
import { capital, formatCount } from '@tempera/domain/site/plain-text';
import type { RootContent } from 'mdast';
import { factsOf, reviewsOf } from '../../features/preview/facts-of.ts';
import { licenseFileOf } from '../../features/preview/license-file.ts';
import { licenseText } from '../../features/preview/license-text.ts';
import { pickRelated } from '../../features/preview/pick-related.ts';
import { toProduct, toReviews, toVersion } from '../../firebase/public/public-docs.ts';
import type { PreviewData } from '../../routes/store/preview.tsx';
import { teamBadges } from '../../ui/TeamBadge.tsx';
import { nameOfCategory, type ToAddress } from '../head/structured-data.ts';
import { bullets, code, facts, heading, lines, link, mono, paragraph, quote } from './nodes.ts';
import { notFound } from './not-found.ts';
import { rowList } from './rows.ts';
import { type TwinPage, twinsAt } from './twin.ts';
import { written } from './written.ts';

/** Files that are listed by name; an archive may have thousands. */
const mostFiles = 500;

/** A template as its page shows it; what is no longer for sale, and what is not there, as their pages say it. */
export function preview(page: TwinPage<PreviewData>): RootContent[] {
  const { loaded, status, settings, advisories, at } = page;
  const { slug, product: raw, versionName, summary } = loaded;
  const product = slug === null ? null : toProduct(slug, raw);
  if (!product) return status === 410 ? archived(page) : notFound(page);
  const version = toVersion(versionName, loaded.version);
  const { title, description, fullDescription, tags, features, includes, demoUrl, license } = product;
  const licenseFile = version && licenseFileOf(version.files);
  const category = nameOfCategory(summary, product.category);
  return [
    heading(1, title),
    ...paragraph(description),
    ...facts([
      ['Price', formatPrice(product.priceCents as Cents, product.currency)],
      ['Slug', mono(product.slug)],
      ['Category', link(twinsAt(at)(paths.category(product.category)), category)],
      ...factsOf(product, version),
      ['Tags', tags.join(', ')],
      ['Live demo', demoUrl && link(at(demoUrl), 'Open the demo')],
      ['Page', link(at(paths.preview(product.category, product.address ?? product.slug)), title)],
    ]),
    ...wayToGet(product, at, installLines(readInstalls(version?.installs), product.slug, settings.siteName)),
    ...weaknesses(weaknessesOf(versionName, advisories)),
    heading(2, 'About this template'),
    ...written(fullDescription, at),
    ...(features.length > 0 ? [heading(2, 'Features'), ...bullets(features.map((one) => [one]))] : []),
    ...(includes.length > 0 ? [heading(2, 'What you get'), ...bullets(includes.map((one) => [one]))] : []),
    ...(settings.enableReviews ? reviews(toReviews(loaded.reviews)) : []),
    ...(version ? contents(version, at) : []),
    heading(2, 'License'),
    ...paragraph(licenseText(license)),
    ...(licenseFile ? paragraph('The full text is in the file ', mono(licenseFile), '.') : []),
    ...related(loaded, product, at),
  ];
}

/** What is known to be wrong with the version that is out. */
const weaknesses = (found: readonly Weakness[]): RootContent[] =>
  found.length === 0
    ? []
    : [
        heading(2, 'Known vulnerabilities'),
        ...bullets(
          found.map(({ severity, title, fixedIn }) => [
            `${capital(severity)} severity: ${title}. `,
            fixedIn ? `Fixed in ${fixedIn}.` : 'Not fixed yet.',
          ]),
        ),
      ];

/** Where it is bought, or had for nothing: a person does that in their browser, and programs get it with a token then. */
function wayToGet(product: Product, at: ToAddress, installs: ReturnType<typeof installLines>): RootContent[] {
  const { slug, category, address = slug, priceCents } = product;
  if (isUnfilled(product)) return paragraph('This template isn’t available yet. Please come back later.');
  if (!isForSale(product)) return [];
  const token = link(at(paths.profileTokens), 'access token');
  const asPassword = ' as the password (any user name):';
  const way =
    priceCents > 0
      ? [
          ...paragraph('Buy it at the ', link(at(paths.checkout([slug])), 'checkout'), ', in a browser.'),
          ...paragraph('Whoever has it clones it with an ', token, asPassword),
        ]
      : [
          ...paragraph(
            'It is free for whoever has an account. ',
            link(at(paths.preview(category, address)), 'Download it in a browser'),
            ', or clone it right away with an ',
            token,
            asPassword,
          ),
        ];
  return [
    heading(2, 'Get it'),
    ...way,
    code(`git clone ${at(paths.git(slug))}`, 'sh'),
    ...(installs.length > 0
      ? [
          ...paragraph('Or, with the store’s registry and the token set up:'),
          code(installs.map(({ line }) => line).join('\n'), 'sh'),
        ]
      : []),
  ];
}

function reviews({ rating, reviewCount, stars, newest }: ReviewSummary): RootContent[] {
  if (reviewCount === 0) return [heading(2, 'Reviews'), ...paragraph('No reviews yet.')];
  return [
    heading(2, 'Reviews'),
    ...paragraph(`${rating.toFixed(1)} of 5, from ${reviewsOf(reviewCount)}.`),
    ...facts(stars.map((count, index) => [`${index + 1} of 5`, String(count)] as const).toReversed()),
    ...newest.flatMap(({ rating: given, text, authorName, authorRole = 'customer', createdAt }) => {
      const badge = teamBadges[authorRole];
      return [
        ...paragraph(
          `${given} of 5, by ${authorName}${badge ? ` (${badge})` : ''}, ${formatUtcDate(createdAt)}:`,
        ),
        ...quote(lines(text)),
      ];
    }),
  ];
}

function contents(release: ProductVersion, at: ToAddress): RootContent[] {
  const { version, fileName, sizeBytes, sha256, files, excerpt, changelog } = release;
  const listed = files.slice(0, mostFiles);
  return [
    heading(2, 'Files'),
    ...facts([
      ['Archive', mono(fileName)],
      ['Size', formatSize(sizeBytes)],
      ['SHA-256', mono(sha256)],
    ]),
    ...paragraph(files.length === 1 ? '1 file:' : `${formatCount(files.length)} files:`),
    ...bullets(listed.map(({ path, sizeBytes: size }) => [mono(path), ` ${formatSize(size)}`])),
    ...(listed.length < files.length
      ? paragraph(`And ${formatCount(files.length - listed.length)} more.`)
      : []),
    ...(excerpt
      ? [
          heading(2, 'Read the source'),
          ...paragraph(mono(excerpt.path)),
          code(excerpt.text, excerpt.language),
        ]
      : []),
    ...(changelog ? [heading(2, `New in ${version}`), ...written(changelog, at)] : []),
  ];
}

function related(
  { summary }: PreviewData,
  to: { slug: string; category: string },
  at: ToAddress,
): RootContent[] {
  const rows = pickRelated(summary.rows, to);
  return rows.length === 0 ? [] : [heading(2, 'Related templates'), ...rowList(rows, at)];
}

/** In place of a template that was taken off sale. */
function archived({ loaded, at }: TwinPage<PreviewData>): RootContent[] {
  const { slug, archived: trace } = loaded;
  return [
    heading(1, 'This template is no longer for sale'),
    ...paragraph('If you bought it, it is still yours: it is in your library.'),
    ...paragraph(link(twinsAt(at)(paths.templates), 'Browse templates')),
    ...related(loaded, { slug: slug ?? '', category: String(trace?.category) }, at),
  ];
}
