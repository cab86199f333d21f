import type { Person } from '../../../firebase/auth/session.ts';
import { readDoc } from '../../../firebase/live/read-doc.ts';

let known = { key: '', name: '' };

/** What the store calls this person, which the rules hold their messages to; asked once. Guests have no name. */
export async function ownName({ uid, name, anonymous }: Person): Promise<string> {
  if (anonymous) return 'Guest';
  const key = `${uid} ${name}`;
  if (known.key !== key) known = { key, name: String((await readDoc(`users/${uid}`))?.name ?? name) };
  return known.name;
}
