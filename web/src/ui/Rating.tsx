import Box from '@mui/material/Box';

interface RatingProps {
  /** 1 to 5; 0 means that nobody has rated yet. */
  value: number;
  /** Left out when it is 0, as with a rating that the seed states. */
  count?: number;
}

/** A rating as one star and a figure; screen readers hear it in words. */
export function Rating({ value, count = 0 }: RatingProps) {
  if (value === 0) return <Box component="span">No ratings yet</Box>;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 1, fontVariantNumeric: 'tabular-nums' }}
    >
      <Box
        component="svg"
        viewBox="0 0 24 24"
        aria-hidden="true"
        sx={{ alignSelf: 'center', width: 16, height: 16, fill: 'currentColor', color: 'ochre.main' }}
      >
        <path d={starPath} />
      </Box>
      <span>
        <Box component="span" sx={visuallyHidden}>
          Rated{' '}
        </Box>
        {value.toFixed(1)}
        <Box component="span" sx={visuallyHidden}>
          {' '}
          out of 5
        </Box>
        {count > 0 && ` (${count})`}
      </span>
    </Box>
  );
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;

/** A star on a 24 px square, to be filled. */
export const starPath = 'M12 2.6l2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z';
