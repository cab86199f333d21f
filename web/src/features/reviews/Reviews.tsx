import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Product } from '@tempera/domain/catalogue/product';
import { noReviews, type Review } from '@tempera/domain/catalogue/review';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useState } from 'react';
import { useKnownMember } from '../../firebase/auth/session.ts';
import { publicPaths, toReviews } from '../../firebase/public/public-docs.ts';
import type { PlainData } from '../../firebase/public/read-public.ts';
import { usePublic } from '../../firebase/public/use-public.ts';
import { lazyPiece } from '../../ui/connection.ts';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Invitation } from './components/Invitation.tsx';
import { ReviewFigures } from './components/ReviewFigures.tsx';
import { ReviewItem } from './components/ReviewItem.tsx';
import { useOwnReview, useReviews } from './use-reviews.ts';

const ReviewForm = lazyPart(() => import('./components/ReviewForm.tsx'));
const ReviewActions = lazyPiece(() => import('./components/ReviewActions.tsx'));

interface ReviewsProps {
  product: Product;
  /** The page of reviews that came with the product, `catalogue/reviews-{slug}`. */
  initial: PlainData | null;
  /** Whether the person looking has the product in their library. */
  owned: boolean;
}

/** What people who have a template say of it: public, live, and open to whoever may add to it. */
export default function Reviews({ product, initial, owned }: ReviewsProps) {
  const { slug, title, category, reviewCount } = product;
  const rated = reviewCount > 0;
  const followed = usePublic(rated ? publicPaths.reviews(slug) : null, initial);
  const summary = rated ? toReviews(followed) : noReviews;
  const member = useKnownMember();
  const uid = member?.uid ?? null;
  const own = useOwnReview(slug, owned ? uid : null);
  const { shown, state, more, loaded, loadMore } = useReviews(slug, summary, own);
  const [writing, setWriting] = useState(false);

  const mine = own?.review ?? null;
  const form = writing && member && (
    <Suspense fallback={<Skeleton variant="rounded" height="20rem" />}>
      <ReviewForm slug={slug} title={title} author={member} review={mine} onDone={() => setWriting(false)} />
    </Suspense>
  );
  const path = paths.preview(category, slug);
  // Who may have written one already is asked for it only once that is known.
  const unknown = owned && uid !== null && own === null;
  const invitation =
    mine === null &&
    !form &&
    (unknown ? (
      <Box sx={{ minHeight: 44 }} />
    ) : (
      <Invitation path={path} signedIn={uid !== null} owned={owned} onWrite={() => setWriting(true)} />
    ));
  const actionsFor = (review: Review) =>
    uid !== null && (
      <Suspense>
        <ReviewActions slug={slug} title={title} review={review} uid={uid} onEdit={() => setWriting(true)} />
      </Suspense>
    );

  return (
    <Box
      component="section"
      id="reviews"
      aria-labelledby="reviews-title"
      sx={{ display: 'grid', gap: 5, minWidth: 0 }}
    >
      <Typography variant="h3" component="h2" id="reviews-title">
        Reviews
      </Typography>
      {summary.reviewCount > 0 && <ReviewFigures summary={summary} />}
      {shown.length > 0 && invitation}
      {mine === null && form}
      {shown.length === 0 && !form && (
        <EmptyState icon="chat" level="h3" title="No reviews yet" action={invitation} />
      )}
      {shown.length > 0 && (
        <div>
          {shown.map((review) =>
            form && review.uid === uid ? (
              <div key={review.uid}>{form}</div>
            ) : (
              <ReviewItem
                key={review.uid}
                review={review}
                mine={review.uid === uid}
                focused={review.uid === loaded}
                actions={actionsFor(review)}
              />
            ),
          )}
        </div>
      )}
      {state === 'failed' && (
        <InlineNotice kind="error" role="alert">
          More reviews could not be loaded. Check your connection and try again.
        </InlineNotice>
      )}
      {more && (
        <Button
          variant="outlined"
          color="secondary"
          onClick={loadMore}
          disabled={state === 'loading'}
          sx={{ justifySelf: 'start' }}
        >
          Load more reviews
        </Button>
      )}
    </Box>
  );
}
