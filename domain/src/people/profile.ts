import { z } from 'zod';
import { ownAvatar } from './avatar.ts';
import { isPlainName, nameLimit } from './person-name.ts';

/** What the rules hold `users/{uid}` to, in characters. */
export const profileLimits = { name: nameLimit, bio: 500 } as const;

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
  name: text(nameLimit, `Use at most ${nameLimit} characters.`)
    .min(1, 'Please enter your name.')
    .superRefine(isPlainName),
  bio: text(profileLimits.bio, `Use at most ${profileLimits.bio} characters.`),
  /** `uploadAvatar` puts one there; the form only takes it away. */
  avatar: z.string().transform(ownAvatar),
});
export type Profile = z.infer<typeof profileSchema>;

/** A name as lists of people are sorted and searched by it. */
export const toNameKey = (name: string) => name.normalize('NFKC').toLowerCase().trim();
