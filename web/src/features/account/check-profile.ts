import { type Profile, profileSchema } from '@tempera/domain/people/profile';

/** What is wrong with an edited profile, by field; nothing when it may be stored. */
export function checkProfile(values: Profile): Partial<Record<keyof Profile, string>> {
  const { error } = profileSchema.safeParse(values);
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  );
}
