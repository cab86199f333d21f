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

/** How often somebody says that they have a ticket open, and how long it holds; milliseconds. */
export const presenceEvery = 30_000;
const presenceFor = 75_000;

/** What others of the team do with a ticket at `now` (milliseconds), in words; empty while nobody else is there. */
export function presenceText(
  others: readonly { name: string; typing: boolean; at: number }[],
  now: number,
): string {
  const there = others.filter(({ at }) => now - at < presenceFor);
  const typing = there.filter((one) => one.typing);
  const [first, ...rest] = typing.length > 0 ? typing : there;
  if (!first) return '';
  const who = rest.length === 0 ? first.name : `${first.name} and ${rest.length} more`;
  const verb = rest.length === 0 ? 'is' : 'are';
  return typing.length > 0 ? `${who} ${verb} writing a reply` : `${who} ${verb} looking at this ticket`;
}

const hour = 3_600_000;

/** The furthest that a ticket is put off, in milliseconds; the same in firestore.rules. */
export const longestSnooze = 365 * 24 * hour;

/** At nine on the morning so many days after a moment, by the clock of whoever asks. */
function morning(now: number, days: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 9).getTime();
}

/** Until when a ticket can be put off, by the clock of whoever asks; milliseconds. */
export function snoozeChoices(now: number): { label: string; until: number }[] {
  const untilMonday = (8 - new Date(now).getDay()) % 7 || 7;
  return [
    { label: 'For 1 hour', until: now + hour },
    { label: 'For 4 hours', until: now + 4 * hour },
    { label: 'Until tomorrow, 9 AM', until: morning(now, 1) },
    { label: 'Until Monday, 9 AM', until: morning(now, untilMonday) },
  ];
}
