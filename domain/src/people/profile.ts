import { z } from 'zod';

/** What the rules hold `users/{uid}` to, in characters. */
export const profileLimits = { name: 80, bio: 500, avatar: 2_000 } as const;

/** A path of the store itself or an address with TLS: `isPublicUrl` of the rules. */
const publicUrl = /^(?:\/(?:[^/\s\\][^\s\\]*)?|https:\/\/[^\s\\]+)?$/;

const text = (max: number, tooMuch: string) =>
  z
    .string()
    .overwrite((typed) => typed.toWellFormed().trim())
    .max(max, tooMuch);

/**
 * Profile form: a name is required, an empty avatar is none. Half of a surrogate pair, which Firestore can't store,
 * becomes the replacement character.
 */
export const profileSchema = z.object({
  name: text(profileLimits.name, `Use at most ${profileLimits.name} characters.`).min(
    1,
    'Please enter your name.',
  ),
  bio: text(profileLimits.bio, `Use at most ${profileLimits.bio} characters.`),
  avatar: text(profileLimits.avatar, 'This address is too long.').regex(
    publicUrl,
    'Use an address that starts with https://',
  ),
});
export type Profile = z.infer<typeof profileSchema>;

/** A name as lists of people are sorted and searched by it. */
export const toNameKey = (name: string) => name.normalize('NFKC').toLowerCase().trim();
