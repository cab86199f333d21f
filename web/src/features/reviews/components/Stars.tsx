import Box from '@mui/material/Box';
import { reviewStars } from '@tempera/domain/review';
import { starPath } from '../../../ui/star-path.ts';

/** Five stars, `value` of them filled; screen readers hear it in words. */
export function Stars({ value, size = 18 }: { value: number; size?: number }) {
  return (
    <Box
      role="img"
      aria-label={`${value} out of 5 stars`}
      component="span"
      sx={{ display: 'inline-flex', gap: 0.5 }}
    >
      {reviewStars.map((star) => (
        <Star key={star} filled={star <= Math.round(value)} size={size} />
      ))}
    </Box>
  );
}

/** One star, in the pigment of ratings or as an outline. */
export function Star({ filled, size = 18 }: { filled: boolean; size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        strokeWidth: 1.5,
        stroke: 'currentColor',
        color: 'ochre.main',
        fill: filled ? 'currentColor' : 'none',
      }}
    >
      <path d={starPath} />
    </Box>
  );
}
