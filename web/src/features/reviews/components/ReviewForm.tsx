import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Review, reviewLimits } from '@tempera/domain/catalogue/review';
import { messages } from '@tempera/domain/site/messages';
import { useForm } from 'react-hook-form';
import { isRefusal } from '../../../firebase/live/watch-doc.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveReview } from '../api/save-review.ts';
import { checkReview, type ReviewValues, toDraft } from '../check-review.ts';
import { StarChoice } from './StarChoice.tsx';

interface ReviewFormProps {
  slug: string;
  title: string;
  uid: string;
  /** What is there to be changed; null for a first review. */
  review: Review | null;
  onDone: () => void;
}

/** Writes or changes one's review. It says that it is stored once the server has taken it, not before. */
export default function ReviewForm({ slug, title, uid, review, onDone }: ReviewFormProps) {
  const defaultValues = { rating: review ? String(review.rating) : '', text: review?.text ?? '' };
  const { register, handleSubmit, setError, watch, formState } = useForm<ReviewValues>({ defaultValues });
  const { errors, isSubmitting } = formState;
  const submit = async (values: ReviewValues) => {
    const problems = Object.entries(checkReview(values)) as [keyof ReviewValues, string][];
    problems.forEach(([field, message], index) => {
      setError(field, { message }, { shouldFocus: index === 0 });
    });
    if (problems.length > 0) return;
    try {
      await saveReview(slug, uid, toDraft(values), review === null);
    } catch (error) {
      const refused = error instanceof Error && isRefusal(error);
      setError('root', { message: refused ? messages.review.refused : messages.networkError });
      return;
    }
    showToast({ title: review ? 'Review updated' : 'Review published', text: title, kind: 'success' });
    onDone();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={review ? `Edit your review of ${title}` : `Review ${title}`}
      onSubmit={handleSubmit(submit)}
      sx={{ display: 'grid', gap: 5, maxWidth: '65ch', py: 5, borderTop: 1, borderColor: 'divider' }}
    >
      <StarChoice field={register('rating')} value={watch('rating')} error={errors.rating?.message} />
      <TextArea
        label="Your review"
        field={register('text')}
        value={watch('text')}
        limit={reviewLimits.text}
        error={errors.text?.message}
      />
      {errors.root?.message && (
        <InlineNotice kind="error" role="alert">
          {errors.root.message}
        </InlineNotice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {review ? 'Save changes' : 'Publish review'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </Box>
  );
}
