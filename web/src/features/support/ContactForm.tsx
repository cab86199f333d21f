import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { contactLimits } from '@tempera/domain/conversations/ticket';
import type { Person } from '../../firebase/auth/session.ts';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The contact form. `member` is null for visitors and guests. */
export default function ContactForm({ member }: { member: Person | null }) {
  const { form, submit } = useContactForm(member);
  const { errors, isSubmitting } = form.formState;
  return (
    <Box
      component="form"
      noValidate
      aria-label="Send us a message"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 5 }}
    >
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextInput
          label="Name"
          autoComplete="name"
          disabled={member !== null}
          field={form.register('name')}
          error={errors.name?.message}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          disabled={member !== null && member.email !== ''}
          field={form.register('email')}
          error={errors.email?.message}
        />
      </Box>
      <TextInput label="Subject" field={form.register('subject')} error={errors.subject?.message} />
      <TextArea
        label="Message"
        rows={7}
        field={form.register('message')}
        value={form.watch('message')}
        limit={contactLimits.message}
        error={errors.message?.message}
      />
      {/* For machines alone: people neither see it nor come to it by keyboard. */}
      <Box
        component="input"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        sx={{ display: 'none' }}
      />
      {errors.root?.message && (
        <InlineNotice kind="error" role="alert">
          {errors.root.message}
        </InlineNotice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send Message'}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {member ? 'It opens a ticket, which your profile keeps.' : 'The answer comes by e-mail.'}
        </Typography>
      </Box>
    </Box>
  );
}
