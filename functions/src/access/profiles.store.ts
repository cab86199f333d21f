import { isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { settleValue } from '../platform/settle-value.ts';

async function readShown(uid: string) {
  const { name = '', avatar = '', bio = '' } = (await refs.user(uid).get()).data() ?? {};
  return { name, avatar, bio };
}

/** `profiles/{uid}` as `users/{uid}` has it now, whatever order the events arrived in. */
export async function copyToProfile(uid: string): Promise<void> {
  await settleValue(
    () => readShown(uid),
    async (shown) => {
      try {
        await refs.profile(uid).update(shown);
      } catch (error) {
        // Without a first session there is no profile yet; that session writes it whole.
        if (!isMissing(error)) throw error;
      }
    },
  );
}
