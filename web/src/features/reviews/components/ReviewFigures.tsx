import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReviewSummary, reviewStars } from '@tempera/domain/catalogue/review';
import { formatCount } from '@tempera/domain/site/plain-text';
import { Star, Stars } from './Stars.tsx';

const countOf = (count: number) => (count === 1 ? '1 review' : `${formatCount(count)} reviews`);

/** The average, and how many gave how much. */
export function ReviewFigures({ summary }: { summary: ReviewSummary }) {
  const { rating, reviewCount, stars } = summary;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, rowGap: 5 }}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {rating.toFixed(1)}
        </Typography>
        <Stars value={rating} />
        <Typography variant="body2" color="textSecondary">
          from {countOf(reviewCount)}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label="Reviews by stars"
        sx={{ flex: '1 1 16rem', maxWidth: '26rem', display: 'grid', gap: 1, listStyle: 'none', p: 0 }}
      >
        {reviewStars.toReversed().map((star) => (
          <Bar key={star} star={star} count={stars[star - 1] ?? 0} total={reviewCount} />
        ))}
      </Box>
    </Box>
  );
}

function Bar({ star, count, total }: { star: number; count: number; total: number }) {
  return (
    <Box
      component="li"
      aria-label={`${star === 1 ? '1 star' : `${star} stars`}: ${countOf(count)}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: '2.25rem minmax(0, 1fr) 2rem',
        alignItems: 'center',
        columnGap: 3,
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="span" aria-hidden="true" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {star}
        <Star size={14} />
      </Box>
      <Box
        component="span"
        aria-hidden="true"
        sx={{ display: 'block', height: 8, borderRadius: 1, bgcolor: 'sunk', overflow: 'hidden' }}
      >
        <Box
          component="span"
          sx={{ display: 'block', height: 1, bgcolor: 'ochre.main' }}
          style={{ width: `${(count / total) * 100}%` }}
        />
      </Box>
      <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', textAlign: 'right' }}>
        {count}
      </Box>
    </Box>
  );
}
