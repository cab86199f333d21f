import type { z } from 'zod';
import { oneLine } from '../site/one-line.ts';

/** How long a name is at most, in characters; the same in the rules. */
export const nameLimit = 80;

export const nameTexts = {
  address: 'Enter a name without web or email addresses. Put a space after a dot.',
  hidden: 'Enter a name without invisible characters.',
} as const;

/** Joiners are letters' own business in some scripts, and in emoji. */
const joiners = /[\u200c\u200d]/gu;

/** Controls, marks that are not seen or turn the direction of what follows, and characters without a meaning. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u;

/** What a reader's mail program makes a link of: a host with its dot in whatever script, an IP address, a mail address. */
const address = /http|:\/\/|www\.|@|[\p{L}\p{N}_-]\.\p{L}{2}|\d(?:\.\d{1,3}){3}/iu;

const holdsAddress = (text: string): boolean =>
  address.test(text.replace(joiners, '').normalize('NFKC').replaceAll('。', '.'));

/** What is wrong with what somebody wants to be called, in words for them; null when nothing is. */
export function nameProblem(name: string): string | null {
  if (hidden.test(name.replace(joiners, ''))) return nameTexts.hidden;
  return holdsAddress(name) ? nameTexts.address : null;
}

/** Holds a schema's text to {@link nameProblem}. */
export function isPlainName(name: string, context: z.RefinementCtx<string>): void {
  const message = nameProblem(name);
  if (message) context.addIssue({ code: 'custom', message });
}

/**
 * A name as mails and notifications say it, which the store signs: without the words that a mail program would make a link
 * of. Names from before decision 71 may have some.
 */
export function nameInMail(name: string): string {
  if (!holdsAddress(name)) return oneLine(name);
  const plain = oneLine(name)
    .split(/\s+/)
    .filter((word) => !holdsAddress(word));
  return plain.join(' ') || 'Customer';
}
