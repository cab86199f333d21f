/** `settings/creator`: who makes the templates, for the About page. URLs are https or empty. */
export interface Creator {
  name: string;
  headline: string;
  bio: string;
  /** Where they play; shown when `username` is filled. */
  game: { platform: string; username: string; url: string };
  website: string;
  codeHosting: string;
  /** Addresses of social pages, at most {@link maxSocials}; they are shown as they are. */
  socials: string[];
  /** At most {@link maxAnswers}. */
  answers: { question: string; answer: string }[];
}

export const maxSocials = 6;
export const maxAnswers = 7;

type Check = (value: unknown) => boolean;

const text =
  (max: number, least = 0): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max && value.trim().length >= least;
const link: Check = (value) => text(300)(value) && /^(?:https:\/\/[^\s\\]+)?$/.test(value as string);
const filledLink: Check = (value) => value !== '' && link(value);
const exactly =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(([key, isValid]) => isValid((value as Record<string, unknown>)[key]));
const listOf =
  (max: number, isValid: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(isValid);

/** What each field may be, in plain functions as those of `settings.ts`; `creatorSchema` is made of these. */
export const creatorChecks: Record<keyof Creator, Check> = {
  name: text(80, 1),
  headline: text(160),
  bio: text(2_000),
  game: exactly({ platform: text(40), username: text(60), url: link }),
  website: link,
  codeHosting: link,
  socials: listOf(maxSocials, filledLink),
  answers: listOf(maxAnswers, exactly({ question: text(200, 1), answer: text(1_000, 1) })),
};

export const defaultCreator: Creator = {
  name: 'The studio',
  headline: 'A small workshop for templates that can be read in an evening.',
  bio: 'We draw, write and build the templates of this store ourselves, and we answer the mail about them. What you download is what we wrote, file by file.',
  game: { platform: '', username: '', url: '' },
  website: '',
  codeHosting: '',
  socials: [],
  answers: [
    {
      question: 'Who are you?',
      answer: 'A small studio that draws, writes and builds templates, and answers the mail about them.',
    },
    {
      question: 'Why templates?',
      answer:
        'Because the first hundred lines of a page are the same everywhere, and the next hundred deserve the time.',
    },
    {
      question: 'What do you build with?',
      answer: 'An editor, a browser, and no build step. What you download is what we wrote.',
    },
    {
      question: 'How do you choose what to make?',
      answer: 'We build what we needed twice. The third time it becomes a template.',
    },
    {
      question: 'How do you test?',
      answer:
        'By keyboard, on a phone, in the dark, with a slow line and with a screen reader, before anything is sold.',
    },
    {
      question: 'May I use a template for a client?',
      answer: 'Yes, in as many projects as you like. The licence in each archive says so in a page.',
    },
    { question: 'What comes next?', answer: 'What people write to us about. If you miss something, say so.' },
  ],
};

/** Stored values over the defaults, field by field; a broken one falls back to its default. */
export function mergeCreator(stored: unknown): Creator {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const kept = Object.entries(creatorChecks).filter(([key, isValid]) => isValid(given[key]));
  return { ...defaultCreator, ...Object.fromEntries(kept.map(([key]) => [key, given[key]])) };
}
