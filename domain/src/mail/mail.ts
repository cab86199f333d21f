/**
 * How far the sending of `mail/{id}` has come, in the words of Firebase's Trigger Email extension, and one of our own:
 * `UNSURE` is a mail whose sender died, or was cut off, after the mail server may have taken it (decision 27).
 */
export const mailStates = ['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR', 'UNSURE'] as const;
export type MailState = (typeof mailStates)[number];

/** `mail/{id}.message`. */
export interface MailMessage {
  subject: string;
  text: string;
  html?: string;
}

/**
 * `mail/{id}.delivery`, missing until the first attempt. `nextAt` is when a sweep looks at the mail again, null when none
 * has to; `leaseExpireTime` is until when the process that sends it may do so.
 */
export interface MailDelivery<Time> {
  state: MailState;
  attempts: number;
  /** How often the mail was sent again by hand. */
  resends: number;
  startTime: Time;
  endTime: Time | null;
  leaseExpireTime: Time | null;
  nextAt: Time | null;
  /** Whether the mail server may have the mail, of the attempt under way. */
  handedOver: boolean;
  /** Why the last attempt failed, in the mail server's words. */
  error: string | null;
  info: { messageId: string; response: string } | null;
}

const minute = 60_000;

/** Waits after a failed attempt, in milliseconds: half a day in all, longer than a mail server is usually away. */
const waits = [minute, 5 * minute, 30 * minute, 120 * minute, 480 * minute];

/** How long to wait after so many failed attempts, in milliseconds; null when it was the last. */
export const retryAfter = (attempts: number): number | null => waits[attempts - 1] ?? null;

/** For how long a process may send one mail, in milliseconds: more than all of nodemailer's timeouts together. */
export const mailLease = 3 * minute;

/** One address and nothing else: no second one behind a comma, no name, no line break. */
export const isMailAddress = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= 254 && /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(text);

/** A text on one line, as a header has to be. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
