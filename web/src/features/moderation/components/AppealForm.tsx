import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { appealId, appealMaxLength } from '@tempera/domain/people/appeal';
import { useForm } from 'react-hook-form';
import type { Person } from '../../../firebase/auth/session.ts';
import { useWatched } from '../../../firebase/live/use-watched.ts';
import { useClosed } from '../../../firebase/public/use-closed.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { appeal } from '../api/appeals.ts';

/** One appeal for each restriction: the form, or that it has been sent. */
export default function AppealForm({ person, restrictionId }: { person: Person; restrictionId: string }) {
  const sent = useWatched(`appeals/${appealId(person.uid, restrictionId)}`);
  // Whatever their role was, restricted people are customers.
  const closed = useClosed('customer');
  const { register, handleSubmit, watch, setError, formState } = useForm({ defaultValues: { text: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ text }) => {
    try {
      await appeal(person, restrictionId, text.trim());
    } catch (error) {
      const known = error instanceof CallError;
      setError('text', {
        message: known ? error.message : 'This was not accepted. You may have appealed before.',
      });
    }
  });
  if (sent.status === 'loading') return null;
  if (sent.status === 'found') {
    const rejected = sent.data.status === 'rejected';
    return (
      <InlineNotice kind="info">
        {rejected ? 'Your appeal was rejected.' : 'Your appeal was sent. A moderator will look at it.'}
      </InlineNotice>
    );
  }
  if (closed) return <InlineNotice kind="info">{messageOf({ reason: 'maintenance' })}</InlineNotice>;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 4, width: 1, maxWidth: '40rem' }}
    >
      <Typography variant="h4" component="h2">
        Appeal
      </Typography>
      <TextArea
        label="Why should it be lifted?"
        limit={appealMaxLength}
        value={watch('text')}
        field={register('text', {
          validate: (text) => text.trim() !== '' || 'Please fill in all required fields.',
          maxLength: { value: appealMaxLength, message: `Shorten it to ${appealMaxLength} characters.` },
        })}
        error={errors.text?.message}
      />
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }} disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send the appeal'}
      </Button>
    </Box>
  );
}
