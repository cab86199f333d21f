import { RefusalError } from '@tempera/domain/calls/reasons';
import type { SaveMailTemplateOutput, saveMailTemplateInput } from '@tempera/domain/mail/mail-calls';
import { type MailKindId, templateForm } from '@tempera/domain/mail/mail-template';
import type { MailTemplate } from '@tempera/domain/mail/render-mail';
import type { z } from 'zod';
import { db } from '../platform/admin.ts';
import type { CallAuth } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { putMark } from '../platform/marks.ts';
import { refs } from '../platform/refs.ts';
import { noField } from '../platform/timestamps.ts';

/** @throws RefusalError `invalid-input` for a template that could not be used */
export function assertTemplate(id: MailKindId, template: MailTemplate): void {
  if (!templateForm(id).safeParse(template).success)
    throw new RefusalError('invalid-input', { field: 'template' });
}

/**
 * Puts a mail in the admins' own words, or back in the store's. What changed is written down by `auditSettings`.
 * @throws RefusalError those of `loadManager`, and `invalid-input`
 */
export async function saveMailTemplate(
  { id, template }: z.output<typeof saveMailTemplateInput>,
  callAuth: CallAuth | null,
): Promise<SaveMailTemplateOutput> {
  const { byId } = await loadManager(callAuth);
  if (template) assertTemplate(id, template);
  const batch = db().batch();
  const mark = putMark(batch, refs.mailTemplates(), byId);
  batch.set(refs.mailTemplates(), { templates: { [id]: template ?? noField() }, ...mark }, { merge: true });
  await batch.commit();
  return { saved: true };
}
