import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

interface RatingProps {
  /** 1 to 5; 0 means that nobody has rated yet. */
  value: number;
  /** Left out when it is 0, as with a rating that the seed states. */
  count?: number;
}

const ratingStyles: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { alignSelf: 'center', width: 16, height: 16, fill: 'currentColor', color: 'ochre.main' },
  '& .unseen': visuallyHidden,
};

/** A rating as one star and a figure; screen readers hear it in words. */
export function Rating({ value, count = 0 }: RatingProps) {
  if (value === 0) return <span>No ratings yet</span>;
  return (
    <Box component="span" sx={ratingStyles}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={starPath} />
      </svg>
      <span>
        <span className="unseen">Rated </span>
        {value.toFixed(1)}
        <span className="unseen"> out of 5</span>
        {count > 0 && ` (${count})`}
      </span>
    </Box>
  );
}

/** A star on a 24 px square, to be filled. */
export const starPath = 'M12 2.6l2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z';
