import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether somebody who has the owner's address may become the owner: they need the code that the setup has printed, where there is one. A verified address alone says
 * that its mailbox has opened a link, and not who chose the password of the account.
 */
export const mayClaimStore = (given: string | undefined, code: string): boolean =>
  code === '' || (given !== undefined && timingSafeEqual(digest(given), digest(code)));
