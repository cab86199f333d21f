import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages } from '@tempera/domain/site/messages';
import { useForm } from 'react-hook-form';
import { isRefusal } from '../firebase/live/watch-doc.ts';
import { Dialog } from './Dialog.tsx';
import { InlineNotice } from './InlineNotice.tsx';
import { TextArea } from './TextArea.tsx';
import { showToast } from './toast.ts';

interface ReportDialogProps<Reason extends string> {
  title: string;
  /** What is reported, as in `Report review`. */
  what: string;
  reasons: readonly (readonly [Reason, string])[];
  /** Longest remark, in characters. */
  limit: number;
  /** Is told the reason and a remark, which may be empty. @throws CallError, FirebaseError */
  onReport: (reason: Reason, text: string) => Promise<void>;
  onClose: () => void;
}

/** Tells the staff what is wrong with something that somebody wrote. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { title: heading, what, reasons, limit, onReport, onClose } = props;
  const { register, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: { reason: '', text: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = async ({ reason, text }: { reason: string; text: string }) => {
    const tooLong = text.trim().length > limit;
    if (tooLong) setError('text', { message: messages.review.tooLong(limit) });
    if (reason === '') setError('reason', { message: messages.report.noReason });
    if (tooLong || reason === '') return;
    try {
      await onReport(reason as Reason, text.trim());
    } catch (error) {
      const refused = error instanceof Error && isRefusal(error);
      setError('root', { message: refused ? messages.report.refused : messages.networkError });
      return;
    }
    const title = `${what.charAt(0).toUpperCase()}${what.slice(1)} reported`;
    showToast({ title, text: 'Thank you. Our staff will look at it.', kind: 'success' });
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form="report-form" variant="contained" disabled={isSubmitting}>
        Report {what}
      </Button>
    </>
  );
  return (
    <Dialog open title={heading} onClose={onClose} actions={actions}>
      <Box
        component="form"
        id="report-form"
        noValidate
        onSubmit={handleSubmit(submit)}
        sx={{ display: 'grid', gap: 5 }}
      >
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid' }}>
          <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
            What is wrong with it?
          </Typography>
          {reasons.map(([value, label]) => (
            <Box
              component="label"
              key={value}
              sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 44 }}
            >
              <Box
                component="input"
                type="radio"
                value={value}
                {...register('reason')}
                sx={{ width: 20, height: 20, m: 0, accentColor: 'currentColor' }}
              />
              {label}
            </Box>
          ))}
          {errors.reason && (
            <Typography role="alert" variant="body2" sx={{ color: 'vermilion.text' }}>
              {errors.reason.message}
            </Typography>
          )}
        </Box>
        <TextArea
          label="Anything to add"
          field={register('text')}
          value={watch('text')}
          limit={limit}
          error={errors.text?.message}
          rows={3}
          optional
        />
        {errors.root?.message && (
          <InlineNotice kind="error" role="alert">
            {errors.root.message}
          </InlineNotice>
        )}
      </Box>
    </Dialog>
  );
}
