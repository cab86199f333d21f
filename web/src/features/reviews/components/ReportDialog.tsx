import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages } from '@tempera/domain/messages';
import { reviewLimits } from '@tempera/domain/review';
import type { ReportReason } from '@tempera/domain/review-schema';
import { useForm } from 'react-hook-form';
import { isRefusal } from '../../../firebase/watch-doc.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { reportReview } from '../api/report-review.ts';

const reasons: [ReportReason, string][] = [
  ['spam', 'It is spam'],
  ['abusive', 'It is abusive'],
  ['wrong-product', 'It is about another product'],
  ['other', 'Something else'],
];

interface ReportDialogProps {
  slug: string;
  reviewUid: string;
  reporterUid: string;
  authorName: string;
  onClose: () => void;
  onReported: () => void;
}

/** Tells the staff what is wrong with a review. */
export default function ReportDialog(props: ReportDialogProps) {
  const { slug, reviewUid, reporterUid, authorName, onClose, onReported } = props;
  const { register, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: { reason: '', text: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = async ({ reason, text }: { reason: string; text: string }) => {
    const tooLong = text.trim().length > reviewLimits.reportText;
    if (tooLong) setError('text', { message: messages.review.tooLong(reviewLimits.reportText) });
    if (reason === '') setError('reason', { message: messages.report.noReason });
    if (tooLong || reason === '') return;
    const report = { slug, reviewUid, reporterUid, reason: reason as ReportReason, text: text.trim() };
    try {
      await reportReview(report);
    } catch (error) {
      const refused = error instanceof Error && isRefusal(error);
      setError('root', { message: refused ? messages.report.refused : messages.networkError });
      return;
    }
    showToast({ title: 'Review reported', text: 'Thank you. Our staff will look at it.', kind: 'success' });
    onReported();
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form="report-form" variant="contained" disabled={isSubmitting}>
        Report review
      </Button>
    </>
  );
  return (
    <Dialog open title={`Report the review by ${authorName}`} onClose={onClose} actions={actions}>
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
          limit={reviewLimits.reportText}
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
