import { type ContactMessage, contactLimits, contactSchema } from '@tempera/domain/conversations/ticket';
import { authMessages, messages } from '@tempera/domain/site/messages';

/** What the form holds, as typed. */
export type ContactValues = ContactMessage;

const { missing, tooLong } = messages.support;

/** What stands against each field; empty when the message may be sent. */
export function checkContact(values: ContactValues): Partial<Record<keyof ContactValues, string>> {
  const problems: Partial<Record<keyof ContactValues, string>> = {};
  for (const { path, code } of contactSchema.safeParse(values).error?.issues ?? []) {
    const field = path[0] as keyof ContactValues;
    if (values[field].trim() === '') problems[field] = missing[field];
    else if (code === 'too_big') problems[field] ??= tooLong(contactLimits[field]);
    else problems[field] ??= field === 'email' ? (authMessages['auth/invalid-email'] ?? '') : missing[field];
  }
  return problems;
}
