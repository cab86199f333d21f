import { InsertMenu } from './InsertMenu.tsx';
import { useCannedReplies } from './use-canned-replies.ts';

/** Replies that are ready; the chosen one comes into the line, to be sent or changed. */
export const CannedReplies = ({ onChoose }: { onChoose: (reply: string) => void }) => (
  <InsertMenu label="Canned replies" choices={useCannedReplies()} onChoose={onChoose} />
);
