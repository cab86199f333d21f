import type { z } from 'zod';
import { oneLine } from '../site/one-line.ts';

/** How long a name is at most, in characters; the same in the rules. */
export const nameLimit = 80;

export const nameTexts = {
  address: 'Enter a name without web or email addresses. Put a space after a dot.',
  hidden: 'Enter a name without invisible characters.',
  phone: 'Enter a name without a phone number.',
} as const;

/** Joiners are letters' own business in some scripts, and in emoji. */
const joiners = /[\u200c\u200d]/gu;

/** Controls, marks that are not seen or turn the direction of what follows, and characters without a meaning. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u;

/** What a reader's mail program makes a link of: a host with its dot in whatever script, an IP address, a mail address. */
const address = /http|:\/\/|www\.|@|[\p{L}\p{N}_-]\.\p{L}{2}|\d(?:\.\d{1,3}){3}/iu;

/** Seven digits to fifteen (E.164) and what people put between them, by themselves: what a reader could call. */
const phone = /(?<![\p{L}\p{N}])\+?(?:\p{Nd}[\s()./-]{0,3}){6,14}\p{Nd}(?![\p{L}\p{N}])/gu;

const holdsPhone = (text: string): boolean => text.replace(joiners, '').search(phone) >= 0;

const holdsAddress = (text: string): boolean =>
  address.test(text.replace(joiners, '').normalize('NFKC').replaceAll('。', '.'));

/** What is wrong with what somebody wants to be called, in words for them; null when nothing is. */
export function nameProblem(name: string): string | null {
  if (hidden.test(name.replace(joiners, ''))) return nameTexts.hidden;
  if (holdsAddress(name)) return nameTexts.address;
  return holdsPhone(name) ? nameTexts.phone : null;
}

/** Holds a schema's text to {@link nameProblem}. */
export function isPlainName(name: string, context: z.RefinementCtx<string>): void {
  const message = nameProblem(name);
  if (message) context.addIssue({ code: 'custom', message });
}

/** What the store calls whom it can't call by a name. */
export const unnamed = 'Customer';

/**
 * A name as mails and notifications say it, which the store signs: without the words that a mail program would make a link
 * of, and without what one could call. Names from before decision 71 may have some, and a first name and a last one make a number together.
 */
export function nameInMail(name: string): string {
  if (!holdsAddress(name) && !holdsPhone(name)) return oneLine(name);
  const plain = oneLine(name)
    .replace(phone, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !holdsAddress(word));
  return plain.join(' ') || unnamed;
}
