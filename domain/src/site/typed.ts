import { z } from 'zod';
import { authMessages } from '../people/auth-messages.ts';

/** What forms ask for, as it is typed: text in, and out comes what is stored. The messages are the forms' own. */

export const invalidEmail = authMessages['auth/invalid-email'] as string;

export const shorten = (limit: number) => `Shorten it to ${limit} characters.`;

/** Text that must be there. Half of a surrogate pair, which Firestore can't store, becomes the replacement character. */
export const typedText = (limit: number, missing: string, tooLong = shorten(limit)) =>
  optionalTyped(limit, tooLong).min(1, missing);

/** The same where nothing is an answer, too. */
export const optionalTyped = (limit: number, tooLong = shorten(limit)) =>
  z
    .string()
    .overwrite((text) => text.toWellFormed().trim())
    .max(limit, tooLong);

export const typedEmail = z.string().trim().pipe(z.email(invalidEmail));

/** Digits alone, so neither `1e3` nor `1.0`; NaN for the rest. */
export const wholeOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Lines that have something in them. */
export const linesOf = (typed: string): string[] =>
  typed
    .toWellFormed()
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
