import { nameInMail, unnamed } from '../people/person-name.ts';
import { type MailMessage, oneLine } from './mail.ts';

/** What stands in for the names in braces of a template's subject and text. */
export interface MailTemplate {
  subject: string;
  text: string;
}

/** Values by placeholder. An address of the web becomes a link where it stands for a name that ends in `link`. */
export type MailValues = Record<string, string>;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that a person typed, made safe inside HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const placeholder = /\{([a-z][a-zA-Z]*)\}/g;

/** The names in braces, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? '')),
];

const fill = (text: string, values: MailValues) =>
  text.replace(placeholder, (whole, name: string) => values[name] ?? whole);

function toHtml(name: string, value: string): string {
  const safe = escapeHtml(value).replaceAll('\n', '<br>\n');
  return isLink(name, value) ? `<a href="${safe}">${safe}</a>` : safe;
}

/** `View order: {link}` by itself in a paragraph: what to do, and where. */
const labeled = /^([^\n]+):\s*\{([a-z][a-zA-Z]*)\}$/;

const isLink = (name: string, value: string) => /link$/i.test(name) && /^https?:\/\/\S+$/.test(value);

/**
 * A text without the places for which there is no value, so that whoever has no name is greeted by “Hello,”. A mail that was queued by an
 * older version may lack what later words name.
 */
const withoutEmpty = (text: string, values: MailValues): string =>
  text.replace(/ \{([a-z][a-zA-Z]*)\}|\{([a-z][a-zA-Z]*)\} ?/g, (whole, after?: string, first?: string) =>
    values[after ?? first ?? ''] ? whole : '',
  );

/** Nothing but empty names, or a label of a link that there is not. */
const saysNothing = (paragraph: string, values: MailValues): boolean => {
  const [, , link] = labeled.exec(paragraph.trim()) ?? [];
  return withoutEmpty(paragraph, values).trim() === '' || (link !== undefined && !values[link]);
};

/** The mail's link as a button, and any other as words to click; null when the paragraph is no such thing. */
function actionToHtml(paragraph: string, values: MailValues): string | null {
  const [, label = '', name = ''] = labeled.exec(paragraph.trim()) ?? [];
  const value = values[name] ?? '';
  if (!isLink(name, value)) return null;
  const look = name === 'link' ? ' class="button"' : '';
  return `<p><a${look} href="${escapeHtml(value)}">${escapeHtml(fill(label, values))}</a></p>`;
}

/** A paragraph of a template as HTML: only the template's own places become more than text. */
function paragraphToHtml(paragraph: string, values: MailValues): string {
  const action = actionToHtml(paragraph, values);
  if (action !== null) return action;
  // An odd part is a placeholder's name.
  const parts = paragraph.split(placeholder).map((part, index) => {
    if (index % 2 === 0) return escapeHtml(part).replaceAll('\n', '<br>\n');
    const value = values[part];
    return value === undefined ? `{${part}}` : toHtml(part, value);
  });
  return `<p>${parts.join('')}</p>`;
}

/** Plain words as paragraphs of HTML. */
export const textToHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');

/** The places where a person's name stands. */
const namePlaces = ['name', 'inviter', 'person', 'by'];

/** Whom the store can't call by a name is greeted without one; of others it has to say something. */
function nameAt(place: string, value: string): string {
  const name = nameInMail(value);
  return place === 'name' && name === unnamed ? '' : name;
}

const withPlainNames = (data: MailValues): MailValues =>
  Object.fromEntries(
    Object.entries(data).map(([place, value]) => [
      place,
      namePlaces.includes(place) ? nameAt(place, value) : value,
    ]),
  );

/**
 * A mail from its template. Paragraphs are parted by empty lines; one that says nothing is left out, and so is a place without a
 * value. What people typed is text in it, whatever it looks like, and the subject stays on one line.
 */
export function renderMail({ subject, text }: MailTemplate, data: MailValues): Required<MailMessage> {
  const values = withPlainNames(data);
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => !saysNothing(paragraph, values))
    .map((paragraph) => withoutEmpty(paragraph, values));
  return {
    subject: oneLine(fill(withoutEmpty(subject, values), values))
      .slice(0, 300)
      .toWellFormed(),
    text: paragraphs.map((paragraph) => fill(paragraph, values)).join('\n\n'),
    html: paragraphs.map((paragraph) => paragraphToHtml(paragraph, values)).join('\n'),
  };
}
