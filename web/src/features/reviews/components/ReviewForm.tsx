import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type Review, reviewLimits, reviewStars } from '@tempera/domain/catalogue/review';
import { reviewForm } from '@tempera/domain/catalogue/review-schema';
import { laterMessages } from '@tempera/domain/site/later-messages';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Person } from '../../../firebase/auth/session.ts';
import { Form, FormAlert, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FieldMessage, FormTextArea, useFieldError } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveReview } from '../api/reviews.ts';
import { Star } from './Stars.tsx';

interface ReviewFormProps {
  slug: string;
  title: string;
  author: Pick<Person, 'uid' | 'name'>;
  /** What is there to be changed; null for a first review. */
  review: Review | null;
  onDone: () => void;
}

/** Writes or changes one's review. It says that it is stored once the server has taken it, not before. */
export default function ReviewForm({ slug, title, author, review, onDone }: ReviewFormProps) {
  const defaultValues = { rating: review ? String(review.rating) : '', text: review?.text ?? '' };
  const form = useForm({ schema: reviewForm, defaultValues });
  return (
    <Form
      form={form}
      label={review ? `Edit your review of ${title}` : `Review ${title}`}
      refused={laterMessages.review.refused}
      onSubmit={async (draft) => {
        await saveReview(slug, author.uid, draft, review === null);
        showToast({ title: review ? 'Review updated' : 'Review published', text: title, kind: 'success' });
        onDone();
      }}
      sx={{ maxWidth: '65ch', py: 5, borderTop: 1, borderColor: 'divider' }}
    >
      <StarChoice name="rating" />
      <FormTextArea name="text" label="Your review" limit={reviewLimits.text} />
      {/* Few expect their whole name on a public page. */}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Shown with your name: {author.name}.
      </Typography>
      <FormAlert />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton>{review ? 'Save changes' : 'Publish review'}</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </Form>
  );
}

/** One to five stars: the platform's own radio buttons, so that arrows and screen readers know them. */
export function StarChoice({ name }: { name: string }) {
  const { register, watch } = useFormContext();
  const field = register(name);
  const error = useFieldError(name);
  const id = useId();
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={error ? `${id}-below` : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography id={`${id}-name`} component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        Your rating
      </Typography>
      <Box sx={{ display: 'flex', ml: -2 }}>
        {reviewStars.map((star) => (
          <Box
            key={star}
            component="label"
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              width: 44,
              height: 44,
              borderRadius: 1,
              cursor: 'pointer',
              '&:hover': { bgcolor: 'sunk' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <input
              type="radio"
              value={star}
              aria-label={star === 1 ? '1 star' : `${star} stars`}
              style={visuallyHidden}
              {...field}
            />
            <Star filled={star <= Number(watch(name)) ? 1 : 0} size={28} />
          </Box>
        ))}
      </Box>
      <FieldMessage id={`${id}-below`} text={error} />
    </Box>
  );
}
