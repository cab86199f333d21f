import { getAuth } from '../sdk.ts';

/** The header by which a function of ours knows who asks, for what the callable protocol can't carry; '' when nobody is signed in. */
export async function bearer(): Promise<string> {
  const { currentUser } = await getAuth();
  return currentUser ? `Bearer ${await currentUser.getIdToken()}` : '';
}
