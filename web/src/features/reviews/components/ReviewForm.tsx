import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Review, reviewLimits } from '@tempera/domain/catalogue/review';
import { reviewForm } from '@tempera/domain/catalogue/review-schema';
import { messages } from '@tempera/domain/site/messages';
import { Form, FormAlert, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FormTextArea } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveReview } from '../api/save-review.ts';
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
  const form = useForm({ schema: reviewForm, defaultValues });
  return (
    <Form
      form={form}
      label={review ? `Edit your review of ${title}` : `Review ${title}`}
      refused={messages.review.refused}
      onSubmit={async (draft) => {
        await saveReview(slug, uid, draft, review === null);
        showToast({ title: review ? 'Review updated' : 'Review published', text: title, kind: 'success' });
        onDone();
      }}
      sx={{ maxWidth: '65ch', py: 5, borderTop: 1, borderColor: 'divider' }}
    >
      <StarChoice name="rating" />
      <FormTextArea name="text" label="Your review" limit={reviewLimits.text} />
      <FormAlert />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton>{review ? 'Save changes' : 'Publish review'}</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </Form>
  );
}
