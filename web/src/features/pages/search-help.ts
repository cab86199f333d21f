import type { Faq } from '@tempera/domain/catalogue/product';
import MiniSearch from 'minisearch';
import type { Article } from './articles.ts';

/** What a text finds in the help, each kind with its best match first. */
export interface HelpFound {
  faqs: Faq[];
  guides: Pick<Article, 'id' | 'title' | 'description'>[];
}

interface Entry {
  id: string;
  title: string;
  text: string;
}

const toEntries = (faqs: readonly Faq[], articles: readonly Article[]): Entry[] => [
  ...faqs.map(({ id, question, answer }) => ({ id: `faq:${id}`, title: question, text: answer })),
  ...articles.map(({ id, title, description, body }) => ({
    id: `guide:${id}`,
    title,
    text: `${description}\n${body}`,
  })),
];

/**
 * Searches questions and help articles together: parts of words, and words with a typo; an entry has to hold every one
 * of them.
 */
export function searchHelp(faqs: readonly Faq[], articles: readonly Article[], text: string): HelpFound {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'text'],
    // One and many are the same to somebody who asks.
    processTerm: (term) => term.toLowerCase().replace(/(?<=..)s$/, ''),
    searchOptions: {
      boost: { title: 3 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(toEntries(faqs, articles));
  const ids = index.search(text).map(({ id }) => String(id));
  const best = <T extends { id: string }>(kind: string, all: readonly T[]): T[] =>
    ids.flatMap((id) => all.filter((one) => `${kind}:${one.id}` === id));
  return {
    faqs: best('faq', faqs),
    guides: best('guide', articles).map(({ id, title, description }) => ({ id, title, description })),
  };
}
