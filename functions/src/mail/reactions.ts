import { smtpPassword } from '../platform/params.ts';
import type { Reactions } from '../platform/react.ts';
import { deliverMail } from './deliver-mail.ts';

export const reactions: Reactions = {
  /** A retry of the event comes after one of `sweepMails`, and finds nothing to do. */
  async mail({ id, before }) {
    if (!before) await deliverMail(id, smtpPassword.value());
  },
};
