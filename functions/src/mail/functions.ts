import {
  resendMailInput,
  saveMailTemplateInput,
  sendTestMailInput,
  sendUserMailInput,
} from '@tempera/domain/mail/mail-calls';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey, smtpPassword } from '../platform/params.ts';

export const resendMail = callable(
  'resendMail',
  resendMailInput,
  async (input, { auth }) => (await import('./resend-mail.ts')).resendMail(input, auth, smtpPassword.value()),
  { secrets: [smtpPassword, downloadSigningKey], timeoutSeconds: 120 },
);

export const saveMailTemplate = callable('saveMailTemplate', saveMailTemplateInput, async (input, { auth }) =>
  (await import('./save-mail-template.ts')).saveMailTemplate(input, auth),
);

export const sendTestMail = callable('sendTestMail', sendTestMailInput, async (input, { auth }) =>
  (await import('./send-test-mail.ts')).sendTestMail(input, auth),
);

export const sendUserMail = callable('sendUserMail', sendUserMailInput, async (input, { auth }) =>
  (await import('./send-user-mail.ts')).sendUserMail(input, auth),
);
