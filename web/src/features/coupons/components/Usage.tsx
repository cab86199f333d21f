import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ListedCoupon } from '../api/use-coupons.ts';

/** How much of a coupon was used, in figures and as a bar; one without a limit has no bar. */
export function Usage({ id, usedCount, maxUses }: Pick<ListedCoupon, 'id' | 'usedCount' | 'maxUses'>) {
  const used = usedCount.toLocaleString('en-US');
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: '6rem' }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {maxUses === 0 ? `${used}, no limit` : `${used} of ${maxUses.toLocaleString('en-US')}`}
      </Typography>
      {maxUses > 0 && (
        <LinearProgress
          variant="determinate"
          aria-label={`Uses of ${id}`}
          value={Math.min(100, (usedCount / maxUses) * 100)}
        />
      )}
    </Box>
  );
}
