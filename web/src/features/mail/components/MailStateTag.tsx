import type { MailState } from '@tempera/domain/mail/mail';
import { Tag } from '../../../ui/Tag.tsx';

/** What each state is called. */
export const stateNames: Record<MailState, string> = {
  PENDING: 'Waiting',
  PROCESSING: 'Sending',
  RETRY: 'Retrying',
  SUCCESS: 'Sent',
  ERROR: 'Failed',
  UNSURE: 'Unknown',
};

const tones = {
  PENDING: 'ink',
  PROCESSING: 'ultramarine',
  RETRY: 'ochre',
  SUCCESS: 'verdigris',
  ERROR: 'vermilion',
  UNSURE: 'ochre',
} as const;

export const MailStateTag = ({ state }: { state: MailState }) => (
  <Tag label={stateNames[state] ?? state} tone={tones[state]} />
);
