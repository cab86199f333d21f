import { LRUCache } from 'lru-cache';
import { type DocumentData, type DocumentReference, type DocumentSnapshot, db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';

interface Owner {
  uid: string;
  tokenId: string;
}

/** A token as stored, with what it depends on. */
export interface FoundToken extends Owner {
  record: DocumentData;
  access: DocumentSnapshot | undefined;
  user: DocumentSnapshot | undefined;
  /** What its person sees of it. */
  shown: DocumentSnapshot | undefined;
  maintenance: DocumentSnapshot | undefined;
  also: DocumentSnapshot[];
}

/** Whose a token is, by its hash. It never becomes another's, so this only says what is worth reading at once; the token is read all the same. */
const owners = new LRUCache<string, Owner>({ max: 5_000 });

const ownerIn = (record: DocumentSnapshot | undefined) => record?.data() as Owner | undefined;

/**
 * Everything about a token, read now: in one step where this instance has met it before.
 * @param alsoOf what else is to be read, by whose it is
 * @returns null where there is no such token, or not any more
 */
export async function readToken(
  hash: string,
  alsoOf: (uid: string) => readonly DocumentReference[],
): Promise<FoundToken | null> {
  const ref = refs.accessToken(hash);
  const owner = owners.get(hash) ?? ownerIn(await ref.get());
  if (!owner) return null;
  const { uid, tokenId } = owner;
  const [found, access, user, shown, maintenance, ...also] = await db().getAll(
    ref,
    refs.access(uid),
    refs.user(uid),
    refs.token(uid, tokenId),
    refs.maintenance(),
    ...alsoOf(uid),
  );
  const record = found?.data();
  if (record?.uid !== uid || record.tokenId !== tokenId) {
    owners.delete(hash);
    return null;
  }
  owners.set(hash, { uid, tokenId });
  return { uid, tokenId, record, access, user, shown, maintenance, also };
}
