import type {
  ResendMailOutput,
  SaveMailTemplateOutput,
  SendTestMailOutput,
} from '@tempera/domain/mail/mail-calls';
import type { MailKindId } from '@tempera/domain/mail/mail-template';
import type { MailTemplate } from '@tempera/domain/mail/render-mail';
import { call } from '../../../firebase/write/call.ts';

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
