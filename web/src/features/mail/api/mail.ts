import { type MailDelivery, type MailMessage, mailStates } from '@tempera/domain/mail/mail';
import type {
  ResendMailOutput,
  SaveMailTemplateOutput,
  SendTestMailOutput,
} from '@tempera/domain/mail/mail-calls';
import type { MailKindId } from '@tempera/domain/mail/mail-template';
import type { MailTemplate } from '@tempera/domain/mail/render-mail';
import { limit, orderBy, where } from 'firebase/firestore';
import { behind, useDoc, useList } from '../../../firebase/live/hooks.tsx';
import { readItem } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';
import type { Query } from '../../../ui/resource-list/resource.ts';

/** `mail/{id}` as the log shows it; times in milliseconds. */
export interface LoggedMail {
  id: string;
  to: string;
  message: MailMessage;
  delivery: MailDelivery<number>;
}

/** Mails on one page; one more is read, to know whether there are more. */
export const mailsPerPage = 25;

/** The mails of a state, or all, the newest first. `last` is the last mail on the page before. */
export const useMails = ({ filters: { state } }: Query, last: LoggedMail | null): Live<LoggedMail[]> =>
  useList<LoggedMail>(
    'mail',
    where('delivery.state', 'in', state ? [state] : mailStates),
    orderBy('delivery.startTime', 'desc'),
    ...behind(last),
    limit(mailsPerPage + 1),
  );

/** One mail, asked for once; null when there is none. @throws FirebaseError */
export const readMail = (id: string) => readItem<LoggedMail>(`mail/${id}`);

export const useMail = (id: string): Live<LoggedMail> => useDoc<LoggedMail>(`mail/${id}`);

/** `settings/mail`: mails in the admins' own words, as stored. */
export const useStoredTemplates = (): Live<{ templates?: unknown }> => useDoc('settings/mail');

/** @throws CallError */
export const resendMail = (id: string) => call<{ id: string }, ResendMailOutput>('resendMail', { id });

/** Null puts back the store's own words. @throws CallError */
export const saveMailTemplate = (id: MailKindId, template: MailTemplate | null) =>
  call<{ id: MailKindId; template: MailTemplate | null }, SaveMailTemplateOutput>('saveMailTemplate', {
    id,
    template,
  });

/** @throws CallError */
export const sendTestMail = (id: MailKindId, template: MailTemplate) =>
  call<{ id: MailKindId; template: MailTemplate }, SendTestMailOutput>('sendTestMail', { id, template });
