import Box from '@mui/material/Box';
import { reviewStars } from '@tempera/domain/catalogue/review';
import { starPath } from '../../../ui/Rating.tsx';

/** Five stars, `value` of them filled, the last one in part; screen readers hear it in words. */
export function Stars({ value, size = 18 }: { value: number; size?: number }) {
  return (
    <Box
      role="img"
      aria-label={`${value} out of 5 stars`}
      component="span"
      sx={{ display: 'inline-flex', gap: 0.5 }}
    >
      {reviewStars.map((star) => (
        <Star key={star} filled={Math.min(1, Math.max(0, value - star + 1))} size={size} />
      ))}
    </Box>
  );
}

/** One star, in the pigment of ratings from the left up to the share `filled`, 0 to 1; the rest as an outline. */
export function Star({ filled = 1, size = 18 }: { filled?: number; size?: number }) {
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
        fill: 'none',
      }}
    >
      <path d={starPath} />
      {filled > 0 && (
        <path d={starPath} fill="currentColor" style={{ clipPath: `inset(0 ${100 - filled * 100}% 0 0)` }} />
      )}
    </Box>
  );
}
