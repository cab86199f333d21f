import { cannedRepliesOf } from '@tempera/domain/conversations/canned-replies';
import { useDoc } from '../../firebase/live/hooks.tsx';

/** The canned replies of those who answer, live. */
export const useCannedReplies = (): readonly string[] => {
  const { id: _id, ...stored } = useDoc('settings/support').data ?? { id: '' };
  return cannedRepliesOf(stored);
};
