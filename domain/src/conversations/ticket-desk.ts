import { oneLine } from '../site/one-line.ts';

/** How pressing a ticket is; one without a priority is normal. */
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** How many tags a ticket has at most, and how long they are; the same in firestore.rules. */
export const tagLimits = { count: 10, length: 30 } as const;

/** The views of the inbox, as its address names them: the tickets that somebody works through together. */
export const ticketViews = ['all', 'mine', 'unassigned', 'answer', 'overdue', 'waiting', 'closed'] as const;
export type TicketView = (typeof ticketViews)[number];

/** A tag as it is stored, so that two who mean the same write the same; empty for nothing. */
export const toTag = (typed: string): string =>
  [...oneLine(typed.toWellFormed()).replace(/\s+/g, ' ').toLowerCase()]
    .slice(0, tagLimits.length)
    .join('')
    .trim();

/** The tags with one more; the same list where it has it already or is full. */
export function withTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = toTag(typed);
  return tag === '' || tags.includes(tag) || tags.length >= tagLimits.count ? tags : [...tags, tag];
}

/**
 * The ticket to go to from one of a list, by so many places: the first where none is open, the nearest that is left where
 * the open one has gone from the list. Null where there is nowhere to go.
 * @param place where the open one stood last
 */
export function stepTo(
  ids: readonly string[],
  open: string | null,
  place: number,
  by: 1 | -1,
): string | null {
  if (open === null) return ids[0] ?? null;
  const at = ids.indexOf(open);
  // What stood behind one that is gone has moved into its place.
  const next = at === -1 ? place + (by === 1 ? 0 : -1) : at + by;
  return ids[next] ?? null;
}

/** How many people a note names at most; the same in firestore.rules. */
export const mostMentions = 5;

const wordish = /[\p{L}\p{N}]/u;

/** Whom of these a note names, as `@Stella Staff`, each once; a longer name is not the shorter one in it. */
export function mentionsIn(text: string, people: readonly { id: string; name: string }[]): string[] {
  const note = text.toLowerCase();
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  const taken = new Set<number>();
  const named: string[] = [];
  for (const { id, name } of longestFirst) {
    const wanted = `@${name.toLowerCase()}`;
    for (let at = note.indexOf(wanted); at !== -1; at = note.indexOf(wanted, at + 1)) {
      if (taken.has(at) || wordish.test(note.charAt(at + wanted.length))) continue;
      taken.add(at);
      if (!named.includes(id)) named.push(id);
    }
  }
  return named.slice(0, mostMentions);
}
