import { type Creator, mergeCreator } from '@tempera/domain/catalogue/creator';
import { faqGroups } from '@tempera/domain/catalogue/product';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { toPageText } from '@tempera/domain/site/page-text';
import { paths } from '@tempera/domain/site/paths';
import { defaultTextOf, type TextKind } from '@tempera/domain/site/text-pages';
import type { RootContent } from 'mdast';
import { beliefs } from '../../features/pages/beliefs.ts';
import { lead } from '../../features/pages/guides-lead.ts';
import { linksOf } from '../../features/pages/links-of.ts';
import { meanwhile } from '../../features/pages/meanwhile.ts';
import { toMaintenance } from '../../firebase/public/public-docs.ts';
import type { PlainData } from '../../firebase/public/read-public.ts';
import type { loader as readGuides } from '../../routes/store/documentation.tsx';
import type { loader as readLegal } from '../../routes/store/legal.tsx';
import type { loader as readPricing } from '../../routes/store/pricing.tsx';
import type { loader as readSupport } from '../../routes/store/support.tsx';
import { filledSections } from '../../ui/filled-sections.ts';
import { promiseList } from './home.ts';
import { bullets, facts, heading, lines, link, paragraph } from './nodes.ts';
import { questions } from './questions.ts';
import { type TwinPage, twinsAt } from './twin.ts';
import { written } from './written.ts';

type Loaded<Loader extends (...args: never[]) => unknown> = Awaited<ReturnType<Loader>>;

/** Plans, and the questions people ask before they pay. */
export function pricing({ loaded: { plans, faqs }, settings, at }: TwinPage<Loaded<typeof readPricing>>) {
  const { currency, templateCount, customerCount, rating, promises } = settings;
  return [
    heading(1, 'Pricing'),
    ...paragraph(
      'Pay for a template once and it’s yours. A plan adds unlimited free templates and faster support. Cancel anytime.',
    ),
    ...(plans.length === 0 ? paragraph('No plans right now. You can still buy templates one by one.') : []),
    ...plans.flatMap(({ id, name, priceCents, period, description, features, popular }) => [
      heading(2, name),
      ...paragraph(description),
      ...facts([
        ['Price', `${formatMoney(priceCents as Cents, currency)} a ${period}`],
        ['Most popular', popular && 'yes'],
        ['Subscribe', link(at(paths.planCheckout(id)), 'Checkout')],
      ]),
      ...bullets(features.map((feature) => [feature])),
    ]),
    ...facts([
      ['Templates', templateCount],
      ['Customers', customerCount],
      ['Average rating', rating],
      ['Money-back guarantee', promises.refundDays > 0 && `${promises.refundDays} days`],
    ]),
    ...promiseList(settings),
    ...(faqs.length > 0 ? [heading(2, 'Frequently asked questions'), ...questions(faqs)] : []),
  ];
}

/** Who is behind the store. */
export function about({ loaded, settings, at }: TwinPage<PlainData | null>) {
  const { siteName, siteDescription, templateCount, customerCount, downloadCount, rating, creatorHandle } =
    settings;
  const { name, headline, bio, ...creator } = mergeCreator(loaded);
  const twin = twinsAt(at);
  return [
    heading(1, `About ${siteName}`),
    ...paragraph(siteDescription),
    ...facts([
      ['Templates', templateCount],
      ['Customers', customerCount],
      ['Downloads', downloadCount],
      ['Average rating', rating],
    ]),
    ...beliefs.flatMap(({ title, text }) => [heading(2, title), ...paragraph(text)]),
    heading(2, name),
    ...paragraph(headline),
    ...lines(bio),
    ...creatorLinks({ name, headline, bio, ...creator }),
    ...(creatorHandle ? paragraph(link(twin(`/${creatorHandle}`), 'Questions we get')) : []),
    ...paragraph(link(twin(paths.templates), 'See the templates')),
  ];
}

const creatorLinks = (creator: Creator) =>
  facts(
    linksOf(creator).flatMap(([kind, links]) =>
      links.map(({ url, text }) => [kind, url ? link(url, text) : text] as const),
    ),
  );

/** About the creator, with their answers. */
export function creator({ loaded }: TwinPage<PlainData | null>) {
  const found = mergeCreator(loaded);
  return [
    heading(1, found.name),
    ...paragraph(found.headline),
    ...lines(found.bio),
    ...creatorLinks(found),
    ...questions(found.answers, 2),
  ];
}

/** Common questions or what a search of them finds, ways to reach us, response times. */
export function support({ loaded, settings, at }: TwinPage<Loaded<typeof readSupport>>) {
  const { faqs, plans, found } = loaded;
  const { supportEmail, supportPhone, supportHours, supportCity, communityUrl } = settings;
  const twin = twinsAt(at);
  const groups = faqGroups.map((group) => ({ group, grouped: faqs.filter((faq) => faq.group === group) }));
  return [
    heading(1, 'Support'),
    ...paragraph('Most answers are below. For everything else, write to us.'),
    ...(found
      ? [
          heading(2, 'Search results'),
          ...(found.faqs.length + found.guides.length === 0 ? paragraph('No answers found.') : []),
          ...questions(found.faqs),
          ...guideList(found.guides, at),
        ]
      : groups
          .filter(({ grouped }) => grouped.length > 0)
          .flatMap(({ group, grouped }) => [heading(2, group), ...questions(grouped)])),
    heading(2, 'Contact us'),
    ...facts([
      ['Email', supportEmail && link(`mailto:${supportEmail}`, supportEmail)],
      ['Phone', supportPhone],
      ['Hours', supportHours],
      ['City', supportCity],
      ['Message', link(at(`${paths.support}#contact`), 'Send us a message')],
      ['Documentation', link(twin(paths.documentation), 'Read the articles')],
      ['Community', communityUrl && link(communityUrl, 'Community Forum')],
    ]),
    ...(plans.length > 0
      ? [
          heading(2, 'Response times'),
          ...facts(plans.map(({ name, responsePromise }) => [name, responsePromise] as const)),
        ]
      : []),
  ];
}

const guideList = (
  articles: readonly { id: string; title: string; description: string }[],
  at: TwinPage['at'],
) =>
  bullets(
    articles.map(({ id, title, description }) => [
      link(twinsAt(at)(paths.guide(id)), title),
      `: ${description}`,
    ]),
  );

/** A page's text in its sections. */
const sections = (body: string, { settings, at }: TwinPage): RootContent[] =>
  filledSections(body, settings).flatMap(({ heading: title, text }) => [
    ...(title === '' ? [] : [heading(2, title)]),
    ...written(text, at),
  ]);

const textOf = (kind: TextKind, { id, stored }: { id: string; stored: PlainData | null }) =>
  toPageText(stored) ?? defaultTextOf({ kind, id });

/** All help articles, or one of them. */
export function documentation(page: TwinPage<Loaded<typeof readGuides>>) {
  const { loaded, at } = page;
  if (Array.isArray(loaded))
    return [heading(1, 'Documentation'), ...paragraph(lead), ...guideList(loaded, at)];
  const { title, description, body } = textOf('guides', loaded);
  return [
    heading(1, title),
    ...paragraph(description),
    ...sections(body, page),
    ...paragraph(
      link(twinsAt(at)(paths.documentation), 'All articles'),
      ' · ',
      link(at(`${paths.support}#contact`), 'Write to us'),
    ),
  ];
}

/** Terms and privacy. */
export function legal(page: TwinPage<Loaded<typeof readLegal>>) {
  const { title, body } = textOf('legalTexts', page.loaded);
  return [heading(1, title), ...sections(body, page)];
}

/** What the store says while it is closed. */
export function maintenance({ loaded, settings }: TwinPage<PlainData | null>) {
  const { message, expectedEnd } = toMaintenance(loaded);
  return [
    heading(1, 'Website Under Management'),
    ...lines(message || `We are working on ${settings.siteName} and will be back soon.`),
    ...(expectedEnd === null ? [] : paragraph(`Expected back: ${new Date(expectedEnd).toISOString()}`)),
    ...bullets(meanwhile.map((line) => [line])),
  ];
}
