import { smtpPassword } from '../platform/params.ts';
import type { Reactions } from '../platform/react.ts';
import { drainMails } from './drain-mails.ts';
import { queueMail } from './queue-mail.ts';

export const reactions: Reactions = {
  /** A retry of the event comes after one of `sweepMails`, and finds nothing to do. */
  async mail({ id, before }) {
    if (!before && (await queueMail(id))) await drainMails(smtpPassword.value());
  },
};
