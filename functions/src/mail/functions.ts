import {
  resendMailInput,
  saveMailTemplateInput,
  sendTestMailInput,
  sendUserMailInput,
} from '@tempera/domain/mail/mail-calls';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey, smtpPassword } from '../platform/params.ts';
import { resendMail as resendOne } from './resend-mail.ts';
import { saveMailTemplate as saveOne } from './save-mail-template.ts';
import { sendTestMail as sendTest } from './send-test-mail.ts';
import { sendUserMail as writeTo } from './send-user-mail.ts';

export const resendMail = callable(
  'resendMail',
  resendMailInput,
  (input, { auth }) => resendOne(input, auth, smtpPassword.value()),
  { secrets: [smtpPassword, downloadSigningKey], timeoutSeconds: 120 },
);

export const saveMailTemplate = callable('saveMailTemplate', saveMailTemplateInput, (input, { auth }) =>
  saveOne(input, auth),
);

export const sendTestMail = callable('sendTestMail', sendTestMailInput, (input, { auth }) =>
  sendTest(input, auth),
);

export const sendUserMail = callable('sendUserMail', sendUserMailInput, (input, { auth }) =>
  writeTo(input, auth),
);
