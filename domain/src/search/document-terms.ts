import { searchTerms } from './terms.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What `users/{uid}` is found by; a guest, who has no address, by nothing. */
export const userTerms = (uid: string, { name, email }: Fields): string[] =>
  typeof email === 'string' && email !== '' ? searchTerms([name, email, uid]) : [];

/** What `orders/{id}` is found by: its number, who bought, and what. */
export function orderTerms(id: string, { customer, lines, couponCode }: Fields): string[] {
  const { name, email } = fieldsOf(customer);
  const bought = listOf(lines).map(fieldsOf);
  const titles = bought.map((line) => line.name);
  const slugs = bought.map((line) => line.slug);
  return searchTerms([name, email, ...titles, couponCode, ...slugs], id);
}

/** What `products/{slug}` is found by: little, as every visitor's page reads it. */
export const productTerms = (slug: string, { title, address, tags }: Fields): string[] =>
  searchTerms([title, slug, address, ...listOf(tags)]);

/**
 * What `tickets/{id}` is found by: its customer, subject, tags, id, and as much of the last message as there is room for.
 * @param email the customer's, which the ticket itself does not have
 */
export const ticketTerms = (
  id: string,
  { username, subject, tags, lastMessage }: Fields,
  email: unknown,
): string[] => searchTerms([username, email, subject, ...listOf(tags), id, lastMessage]);
