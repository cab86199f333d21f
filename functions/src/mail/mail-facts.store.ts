import { mergeTemplates } from '@tempera/domain/mail/mail-template';
import { mergePrivateSettings, type PrivateSettings } from '@tempera/domain/settings/private-settings';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';

/** The mail server, and the words that admins have chosen. */
export interface MailFacts {
  server: PrivateSettings;
  templates: ReturnType<typeof mergeTemplates>;
}

export async function loadMailFacts(): Promise<MailFacts> {
  const [server, templates] = await db().getAll(refs.privateSettings(), refs.mailTemplates());
  return {
    server: mergePrivateSettings(server?.data()).settings,
    templates: mergeTemplates(templates?.data()),
  };
}
