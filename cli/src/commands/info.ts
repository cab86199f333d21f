import { cents, formatPrice } from '@tempera/domain/money/money';
import { formatSize } from '@tempera/domain/site/format-size';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import { columns, dayText, plainLine } from '../core/plain-text.ts';
import { readSlug } from '../core/template.ts';
import { listReleases, readProduct } from '../network/store-api.ts';
import { command } from './command.ts';

export const info = () =>
  command(
    'info <slug>',
    'Show a template and its releases',
    ['info portfolio', 'info portfolio --json'],
    async ({ visit }, typed = '') => {
      const slug = readSlug(typed);
      const session = await visit();
      const [product, releases] = [await readProduct(session, slug), await listReleases(session, slug)];
      const { title, description, priceCents, currency, license, technology, packageName } = product;
      const newest = releases.find(({ version }) => version === product.version)?.installs;
      const facts = [
        ['price', formatPrice(cents(priceCents), currency)],
        ['license', license],
        ['technology', technology ?? ''],
        ['npm', newest ? (newest.npm ?? 'not a package') : ''],
        ['shadcn', newest ? (newest.shadcn ? (packageName ?? 'yes') : 'no, not all of it is text') : ''],
      ].filter(([, fact]) => fact !== '');
      const rows = releases.map(({ version, releasedAt, sizeBytes, changelog }) => [
        version,
        dayText(releasedAt),
        formatSize(sizeBytes),
        plainLine(withoutMarks(changelog)),
      ]);
      const parts = [
        `${plainLine(title)}: ${plainLine(description)}`,
        columns(facts.map((row) => row.map(plainLine))),
      ];
      return { data: { product, releases }, text: [...parts, columns(rows)].filter(Boolean).join('\n\n') };
    },
  );
