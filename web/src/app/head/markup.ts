const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text as the value of an attribute in quotes. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** Marks what only the server writes, for {@link dropServerHead}. */
export const serverOnly = 'data-server';

/** `attributes` are escaped here. */
export function tag(name: 'meta' | 'link', attributes: Record<string, string>): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${all.join('')} ${serverOnly}/>`;
}

/** Data for search engines. Nothing in it can end the element or open a comment: there is no `<` left. */
export function dataElement(data: unknown): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escapeUnit);
  return `<script type="application/ld+json" ${serverOnly}>${json}</script>`;
}

const escapeUnit = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What React escaped in a text or an attribute, as it was. */
export const unescapeMarkup = (markup: string): string =>
  markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => plain[entity] ?? entity);

const plain = Object.fromEntries(Object.entries(entities).map(([char, entity]) => [entity, char]));
