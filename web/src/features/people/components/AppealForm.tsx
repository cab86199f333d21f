import Typography from '@mui/material/Typography';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { appealForm, appealId, appealMaxLength } from '@tempera/domain/people/appeal';
import type { Person } from '../../../firebase/auth/session.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { useClosed } from '../../../firebase/public/use-closed.ts';
import { errorText } from '../../../firebase/write/call.ts';
import { Form, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FormTextArea } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { appeal } from '../api/moderation.ts';

/** One appeal for each restriction: the form, or that it has been sent. */
export default function AppealForm({ person, restrictionId }: { person: Person; restrictionId: string }) {
  const sent = useDocIfAllowed(`appeals/${appealId(person.uid, restrictionId)}`);
  // Whatever their role was, restricted people are customers.
  const closed = useClosed('customer');
  const form = useForm({ schema: appealForm, defaultValues: { text: '' } });
  if (sent.loading) return null;
  if (sent.data) {
    const rejected = sent.data.status === 'rejected';
    return (
      <InlineNotice kind="info">
        {rejected ? 'Your appeal was rejected.' : 'Your appeal was sent. A moderator will review it.'}
      </InlineNotice>
    );
  }
  if (closed) return <InlineNotice kind="info">{messageOf({ reason: 'maintenance' })}</InlineNotice>;
  return (
    <Form
      form={form}
      onSubmit={({ text }) => appeal(person, restrictionId, text)}
      describe={(error) => ({
        field: 'text',
        text: errorText(error, 'Your appeal was not sent. You may have already appealed.'),
      })}
      sx={{ gap: 4, width: 1, maxWidth: '40rem' }}
    >
      <Typography variant="h4" component="h2">
        Appeal
      </Typography>
      <FormTextArea name="text" label="Why should we lift it?" limit={appealMaxLength} />
      <SubmitButton variant="outlined" busy="Sending…" sx={{ justifySelf: 'start' }}>
        Send appeal
      </SubmitButton>
    </Form>
  );
}
