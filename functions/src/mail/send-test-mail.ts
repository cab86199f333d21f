import { randomUUID } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isMailAddress } from '@tempera/domain/mail/mail';
import type { SendTestMailOutput, sendTestMailInput } from '@tempera/domain/mail/mail-calls';
import { mailKinds } from '@tempera/domain/mail/mail-template';
import { renderMail } from '@tempera/domain/mail/render-mail';
import type { z } from 'zod';
import { type CallAuth, identify } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { assertTemplate } from './save-mail-template.ts';

/**
 * Sends a template with its example to whoever is at it, and to nobody else.
 * @throws RefusalError those of `loadManager`, and `invalid-input`
 */
export async function sendTestMail(
  { id, template }: z.output<typeof sendTestMailInput>,
  callAuth: CallAuth | null,
): Promise<SendTestMailOutput> {
  const { byId } = await loadManager(callAuth);
  const to = identify(callAuth)?.email;
  if (!isMailAddress(to)) throw new RefusalError('not-allowed');
  assertTemplate(id, template);
  const message = renderMail(template, mailKinds[id].values);
  await refs.mail(`test-${byId}-${randomUUID()}`).create({ to, message });
  return { to };
}
