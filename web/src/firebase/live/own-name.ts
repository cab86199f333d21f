import type { Person } from '../auth/person.ts';
import { readDoc } from './read.ts';

/** What the store calls this person now, which the rules hold what they write to. @throws FirebaseError */
export const storedName = async ({ uid, name }: Pick<Person, 'uid' | 'name'>): Promise<string> =>
  String((await readDoc(`users/${uid}`))?.name ?? name);
