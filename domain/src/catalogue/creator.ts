import { defaultsOf, httpsUrl, list, map, mergeStored, text, type ValuesOf } from '../settings/field.ts';

export const maxSocials = 6;
export const maxAnswers = 7;

const card = map({ question: text(200, '', { filled: true }), answer: text(1_000, '', { filled: true }) });
const defaultAnswers = [
  {
    question: 'Who are you?',
    answer: 'A small studio that designs, writes and builds templates, and answers your email about them.',
  },
  {
    question: 'Why templates?',
    answer:
      'Because the first hundred lines of every page are the same, and the next hundred deserve your time.',
  },
  {
    question: 'What do you build with?',
    answer: 'An editor, a browser, and no build step. What you download is what we wrote.',
  },
  {
    question: 'How do you choose what to make?',
    answer: 'We build what we needed twice. The third time, it becomes a template.',
  },
  {
    question: 'How do you test?',
    answer:
      'By keyboard, on a phone, in dark mode, on a slow connection and with a screen reader, before anything goes on sale.',
  },
  {
    question: 'Can I use a template for a client?',
    answer: 'Yes, in as many projects as you like. The one-page license in each archive says so.',
  },
  { question: 'What comes next?', answer: 'What people ask us for. If something is missing, tell us.' },
];

/** `settings/creator`: who makes the templates, for the About page, with the values of a new store. */
export const creatorFields = {
  name: text(80, 'The studio', { filled: true }),
  headline: text(160, 'A small workshop for templates you can read in an evening.'),
  bio: text(
    2_000,
    'We design, write and build the templates in this store ourselves, and we answer your email about them. What you download is what we wrote, file by file.',
  ),
  /** Where they play; shown when `username` is filled. */
  game: map({ platform: text(40), username: text(60), url: httpsUrl(300) }),
  website: httpsUrl(300),
  codeHosting: httpsUrl(300),
  /** Addresses of social pages; they are shown as they are. */
  socials: list(maxSocials, httpsUrl(300, { filled: true })),
  answers: list(maxAnswers, card, defaultAnswers),
};
export type Creator = ValuesOf<typeof creatorFields>;

export const defaultCreator: Creator = defaultsOf(creatorFields);
export const mergeCreator = (stored: unknown): Creator => mergeStored(creatorFields, stored).settings;
