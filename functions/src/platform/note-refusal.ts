import { createHash } from 'node:crypto';
import type { Reason, Refusal } from '@tempera/domain/calls/reasons';
import { alertWindow, isTelling } from '@tempera/domain/operations/alerts';
import type { Request } from 'firebase-functions/https';
import { clock } from './clock.ts';
import { isAlreadyThere } from './firestore-errors.ts';
import { type Sender, senderIn, standInOf } from './limiter.ts';
import { logs } from './logs.ts';
import { refs } from './refs.ts';
import { senderOf } from './sender.ts';
import { fromMillis, serverTime } from './timestamps.ts';

const minute = 60_000;
const kept = 24 * 60 * minute;

/** How long one note stands for all of its kind. Past a limit whoever goes on asking costs nothing more, so one is enough for the alerts' hour. */
const notedFor = (reason: Reason) => (reason === 'too-many-attempts' ? alertWindow : minute);

/** One note for each of these, which does not tell of whom. @param now milliseconds */
export function noteId(operation: string, reason: Reason, sender: Sender, now: number): string {
  const hash = createHash('sha256')
    .update(`${standInOf(sender)}:${operation}`)
    .digest('hex');
  return `${Math.floor(now / notedFor(reason))}-${hash.slice(0, 32)}`;
}

async function note(operation: string, reason: Reason, sender: Sender): Promise<void> {
  const now = clock.now();
  const times = { at: serverTime(), expiresAt: fromMillis(now + kept) };
  try {
    await refs.refusal(noteId(operation, reason, sender, now)).create({ operation, reason, ...times });
  } catch (cause) {
    if (!isAlreadyThere(cause)) logs.unexpected('noteRefusal', cause);
  }
}

/**
 * Writes down that somebody was refused for who they are or how often they ask, for the alerts: a document for each member, or network of all
 * others, function and minute, or hour past a limit, so that nobody fills the store with them, and no two callers wait for one. Guests and addresses
 * within a network are made at will, and are nobody of their own. The refusal stands whatever becomes of it.
 */
export async function noteRefusal(operation: string, { reason }: Refusal, sender: Sender): Promise<void> {
  if (isTelling(reason)) await note(operation, reason, sender);
}

type Asked = Pick<Request, 'headers'> & Partial<Pick<Request, 'socket'>>;

/** Nobody's token is looked at for a note. */
const networkIn = (request: Asked) => senderIn({ auth: null, ip: senderOf(request) });

/** The same of a request over HTTP, by its network: also of a token that is none, where a visitor has none at all. */
export async function noteHttpRefusal(name: string, { reason }: Refusal, request: Asked): Promise<void> {
  const isForged = reason === 'sign-in-required' && request.headers.authorization !== undefined;
  if (isTelling(reason) || isForged) await note(name, reason, networkIn(request));
}

/** The same of something that bears a signature which is not the store's, or the provider's. */
export const noteForged = (name: string, request: Asked): Promise<void> =>
  note(name, 'not-allowed', networkIn(request));

/** The same of a body that is larger than any of the store's own. */
export const noteTooLarge = (name: string, request: Asked): Promise<void> =>
  note(name, 'invalid-input', networkIn(request));
