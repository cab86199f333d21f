import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contactLimits } from '@tempera/domain/conversations/ticket';
import type { Person } from '../../firebase/auth/session.ts';
import { Form, FormAlert, SubmitButton } from '../../ui/form/Form.tsx';
import { FormText, FormTextArea } from '../../ui/form/fields.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The contact form. `member` is null for visitors and guests. */
export default function ContactForm({ member }: { member: Person | null }) {
  const { form, send, fail } = useContactForm(member);
  return (
    <Form form={form} label="Send us a message" onSubmit={send} describe={fail}>
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
          {member ? 'It opens a ticket, which your profile keeps.' : 'The answer comes by e-mail.'}
        </Typography>
      </Box>
    </Form>
  );
}
