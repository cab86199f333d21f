import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type ContactMessage,
  contactLimits,
  contactSchema,
  memberContactSchema,
} from '@tempera/domain/conversations/ticket';
import { signUpMessages } from '@tempera/domain/people/auth-messages';
import { messages } from '@tempera/domain/site/messages';
import { type BaseSyntheticEvent, useEffect } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Person } from '../../firebase/auth/session.ts';
import { CallError, errorText } from '../../firebase/write/call.ts';
import { Form, FormAlert, SubmitButton, useForm } from '../../ui/form/Form.tsx';
import { FormText, FormTextArea } from '../../ui/form/fields.tsx';
import { showToast } from '../../ui/toast.ts';
import { openTicket, sendContactMessage } from './api/open-ticket.ts';

/** A draft outlives a reload and the way to the login, in this tab. */
const draftKey = 'tempera.contact-draft';

type Draft = Pick<ContactMessage, 'subject' | 'message'>;

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
  const form = useForm({
    schema: member ? memberContactSchema : contactSchema,
    defaultValues: { name: member?.name ?? '', email: member?.email ?? '', ...readDraft() },
  });
  const [subject, message] = form.watch(['subject', 'message']);
  useEffect(() => {
    sessionStorage.setItem(draftKey, JSON.stringify({ subject, message }));
  }, [subject, message]);

  const send = async (sent: ContactMessage, event?: BaseSyntheticEvent) => {
    const website = new FormData(event?.target).get('website');
    if (member) await openTicket(member, sent.subject, sent.message);
    else await sendContactMessage({ ...sent, website: typeof website === 'string' ? website : '' });
    const { created, sent: title } = messages.support;
    const text = member ? sent.subject : 'We’ll answer by email.';
    showToast({ title: member ? created : title, text, kind: 'success' });
    form.reset({ ...form.getValues(), subject: '', message: '' });
  };
  const fail = (error: unknown) => {
    const { title, text: fallback } = messages.support.createFailed;
    const text = errorText(error, fallback);
    showToast({ title, text, kind: 'error' });
    const isName = error instanceof CallError && error.refusal?.reason === 'name-reserved';
    return isName ? { text, field: 'name' as const } : { text };
  };
  const onInvalid = (errors: FieldErrors<ContactMessage>) => {
    if (Object.values(errors).some(({ type }) => type === 'too_small')) {
      showToast({ ...signUpMessages.missing, kind: 'error' });
    }
  };
  return { form, send, fail, onInvalid };
}

/** The contact form. `member` is null for visitors and guests. */
export default function ContactForm({ member }: { member: Person | null }) {
  const { form, send, fail, onInvalid } = useContactForm(member);
  return (
    <Form form={form} label="Send us a message" onSubmit={send} onInvalid={onInvalid} describe={fail}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <FormText name="name" label="Name" autoComplete="name" disabled={member !== null} />
        <FormText
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          disabled={member !== null && member.email !== ''}
        />
      </Box>
      <FormText name="subject" label="Subject" />
      <FormTextArea name="message" label="Message" rows={7} limit={contactLimits.message} />
      {/* For machines alone: people neither see it nor come to it by keyboard. */}
      <Box
        component="input"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        sx={{ display: 'none' }}
      />
      <FormAlert />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <SubmitButton size="large" busy="Sending…">
          Send Message
        </SubmitButton>
        <Typography variant="body2" color="textSecondary">
          {member ? 'This opens a ticket, which you can follow in your profile.' : 'We’ll answer by email.'}
        </Typography>
      </Box>
    </Form>
  );
}
