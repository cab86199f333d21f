import { serverNow, updateDocument } from '../../../firebase/write/write.ts';

/** Says that a person has opened a room, and when. @throws CallError, FirebaseError */
export const markOpened = (id: string, uid: string) =>
  updateDocument(`rooms/${id}`, { [`unread.${uid}`]: 0, [`readAt.${uid}`]: serverNow });
