import type { CatalogueRow, CategoryCount } from '@tempera/domain/catalogue/catalogue';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import type { RootContent } from 'mdast';
import type { Article } from '../../features/pages/articles.ts';
import type { ToAddress } from '../head/structured-data.ts';
import { bullets, heading, lines, link, mono, paragraph, quote } from './nodes.ts';
import { categoryList, countOf, rowList } from './rows.ts';
import { twinsAt } from './twin.ts';

/** Templates that are listed, the most downloaded first; the list itself has all of them. */
const mostListed = 100;

export interface StoreFacts {
  settings: SiteSettings;
  rows: readonly CatalogueRow[];
  categories: readonly CategoryCount[];
  articles: readonly Pick<Article, 'id' | 'title' | 'description'>[];
}

/** `/llms.txt`: what the store is, and where to read more, as the convention of that name has it. */
export function llmsTxt({ settings, rows, categories, articles }: StoreFacts, at: ToAddress): RootContent[] {
  const { siteName, siteDescription, metaDescription, creatorHandle } = settings;
  const twin = twinsAt(at);
  const popular = rows.toSorted((a, b) => b.downloads - a.downloads || b.dateAdded - a.dateAdded);
  const section = (title: string, content: RootContent[]) =>
    content.length === 0 ? [] : [heading(2, title), ...content];
  return [
    heading(1, siteName),
    ...quote(lines(siteDescription || metaDescription)),
    ...paragraph(
      `${countOf(rows.length)} for sale. Prices are before tax. Each page has a Markdown twin: `,
      mono('.md'),
      ' behind its address, or ',
      mono('Accept: text/markdown'),
      '.',
    ),
    ...section(
      'Store',
      bullets([
        [link(twin(paths.templates), 'Templates'), ': all of them, with search and filters in the address'],
        [link(twin(paths.categories), 'Categories'), ': templates by what they are for'],
        [link(twin(paths.pricing), 'Pricing'), ': plans, and questions about paying'],
        [link(twin(paths.support), 'Support'), ': common questions, and how to reach us'],
        [link(twin(paths.about), 'About'), ': who makes the templates'],
      ]),
    ),
    ...section('Categories', categoryList(categories, at)),
    ...section(
      rows.length > mostListed ? `The ${mostListed} most downloaded templates` : 'Templates',
      rowList(popular.slice(0, mostListed), at),
    ),
    ...section(
      'Help',
      bullets(
        articles.map(({ id, title, description }) => [
          link(twin(paths.guide(id)), title),
          `: ${description}`,
        ]),
      ),
    ),
    ...section(
      'For programs',
      bullets([
        [
          link(at('/mcp'), 'MCP server'),
          ': searches, compares and prices templates; with an access token it reads what its person owns (streamable HTTP)',
        ],
        [
          link(at(paths.profileTokens), 'Access tokens'),
          ': a person makes one in their profile, for MCP, git, npm, shadcn, the command line and the API',
        ],
        [link(at('/sitemap.xml'), 'Sitemap'), ': every page'],
      ]),
    ),
    ...section(
      'Optional',
      bullets([
        [link(twin(paths.terms), 'Terms'), ': what a license allows, and refunds'],
        [link(twin(paths.privacy), 'Privacy'), ': what is stored'],
        ...(creatorHandle
          ? [[link(twin(`/${creatorHandle}`), 'The creator'), ': their answers'] as const].map((one) => [
              ...one,
            ])
          : []),
      ]),
    ),
  ];
}
