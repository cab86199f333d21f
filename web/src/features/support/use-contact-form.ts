import { contactSchema } from '@tempera/domain/conversations/ticket';
import { messages } from '@tempera/domain/site/messages';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Person } from '../../firebase/auth/session.ts';
import { CallError } from '../../firebase/write/call.ts';
import { TooSoon } from '../../firebase/write/too-soon.ts';
import { showToast } from '../../ui/toast.ts';
import { openTicket } from './api/open-ticket.ts';
import { sendContactMessage } from './api/send-contact-message.ts';
import { type ContactValues, checkContact } from './check-contact.ts';

/** A draft outlives a reload and the way to the login, in this tab. */
const draftKey = 'tempera.contact-draft';

type Draft = Pick<ContactValues, 'subject' | 'message'>;

function readDraft(): Draft {
  try {
    const { subject, message } = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    return { subject: String(subject ?? ''), message: String(message ?? '') };
  } catch {
    return { subject: '', message: '' };
  }
}

/** The contact form's state and what it does: a member opens a ticket, a visitor's message is mailed. */
export function useContactForm(member: Person | null) {
  const form = useForm<ContactValues>({
    defaultValues: { name: member?.name ?? '', email: member?.email ?? '', ...readDraft() },
  });
  const { subject = '', message = '' } = form.watch();
  useEffect(() => {
    sessionStorage.setItem(draftKey, JSON.stringify({ subject, message }));
  }, [subject, message]);

  const send = async (values: ContactValues, website: string) => {
    const sent = contactSchema.parse(values);
    if (member) await openTicket(member, sent.subject, sent.message);
    else await sendContactMessage({ ...sent, website });
    const { created, sent: title } = messages.support;
    const text = member ? sent.subject : 'We answer by e-mail.';
    showToast({ title: member ? created : title, text, kind: 'success' });
    form.reset({ name: values.name, email: values.email, subject: '', message: '' });
  };
  const fail = (error: unknown) => {
    const { title, text } = messages.support.createFailed;
    const said = error instanceof CallError || error instanceof TooSoon ? error.message : text;
    form.setError('root', { message: said });
    showToast({ title, text: said, kind: 'error' });
  };
  const submit = form.handleSubmit((values, event) => {
    const problems = Object.entries(checkContact(values)) as [keyof ContactValues, string][];
    problems.forEach(([field, text], index) => {
      form.setError(field, { message: text }, { shouldFocus: index === 0 });
    });
    if (problems.length > 0) return;
    const website = new FormData(event?.target).get('website');
    return send(values, typeof website === 'string' ? website : '').catch(fail);
  });
  return { form, submit };
}
