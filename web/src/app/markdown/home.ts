import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { toSummary } from '../../firebase/public/public-docs.ts';
import type { PlainData } from '../../firebase/public/read-public.ts';
import { promisesOf } from '../../ui/promises-of.ts';
import { bullets, facts, heading, link, paragraph } from './nodes.ts';
import { categoryList, countOf, rowList } from './rows.ts';
import { type TwinPage, twinsAt } from './twin.ts';

/** What comes with every template. */
export const promiseList = ({ promises }: Pick<SiteSettings, 'promises'>) => [
  heading(2, 'With every template'),
  ...bullets(promisesOf(promises).map(({ title, text }) => [`${title}: ${text}`])),
];

/** The start page: the owner's words, categories, the featured templates. */
export function home({ loaded, settings, at }: TwinPage<PlainData | null>) {
  const { rows, categories, total } = toSummary(loaded);
  const { siteName, siteDescription, heroTitle, heroSubtitle, customerCount, rating } = settings;
  const twin = twinsAt(at);
  return [
    heading(1, heroTitle),
    ...paragraph(heroSubtitle),
    ...paragraph(`${siteName}: ${siteDescription}`),
    ...facts([
      ['Templates', settings.templateCount || (total > 0 && String(total))],
      ['Customers', customerCount],
      ['Average rating', rating],
    ]),
    ...(categories.length > 0 ? [heading(2, 'Categories'), ...categoryList(categories, at)] : []),
    heading(2, 'Featured templates'),
    ...(rows.length > 0 ? rowList(rows, at) : paragraph('The first templates are on their way.')),
    ...paragraph(
      link(twin(paths.templates), `All ${countOf(total)}`),
      ' · ',
      link(twin(paths.pricing), 'Pricing'),
      ' · ',
      link(twin(paths.about), 'About'),
      ' · ',
      link(twin(paths.support), 'Support'),
    ),
    ...promiseList(settings),
  ];
}
