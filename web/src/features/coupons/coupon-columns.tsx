import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Currency } from '@tempera/domain/money/money';
import { formatDate } from '@tempera/domain/site/dates';
import type { Column } from '../../ui/resource-list/resource.ts';
import { showToast } from '../../ui/toast.ts';
import type { ListedCoupon } from './api/use-coupons.ts';
import { StatusToggle } from './components/StatusToggle.tsx';
import { typeWords, valueText } from './coupon-words.ts';

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    showToast({ title: 'Code copied', text: code, kind: 'success' });
  } catch {
    showToast({ title: 'Error', text: 'The browser did not allow copying.', kind: 'error' });
  }
}

/** @param onDone called when a coupon was changed in its row */
export const couponColumns = (currency: Currency, onDone: () => void): Column<ListedCoupon>[] => [
  {
    id: 'code',
    head: 'Code',
    names: true,
    sx: { maxWidth: { xs: '8rem', sm: '20rem' } },
    cell: ({ id }) => (
      <>
        <Typography
          variant="mono"
          component="p"
          sx={{ overflowWrap: 'anywhere', whiteSpace: { lg: 'nowrap' } }}
        >
          {id}
        </Typography>
        <Button size="small" aria-label={`Copy ${id}`} onClick={() => copy(id)} sx={{ px: 0, minWidth: 0 }}>
          Copy
        </Button>
      </>
    ),
  },
  {
    id: 'description',
    head: 'Description',
    from: 'lg',
    sx: { overflowWrap: 'anywhere', maxWidth: '18rem' },
    cell: ({ description }) => description,
    below: ({ description }) => <Small>{description}</Small>,
  },
  { id: 'type', head: 'Type', from: 'lg', cell: ({ type }) => typeWords[type] },
  {
    id: 'value',
    head: 'Value',
    align: 'right',
    sx: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    cell: (coupon) => valueText(coupon, currency),
  },
  { id: 'usage', head: 'Usage', from: 'sm', cell: (coupon) => <Usage {...coupon} /> },
  {
    id: 'status',
    head: 'Status',
    cell: (coupon) => <StatusToggle coupon={coupon} onDone={onDone} />,
  },
  {
    id: 'expires',
    head: 'Expires',
    from: 'sm',
    sx: { whiteSpace: 'nowrap' },
    cell: ({ expiryDate }) => formatDate(expiryDate),
    below: ({ expiryDate }) => <Small>{formatDate(expiryDate)}</Small>,
  },
];

const Small = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

/** How much of a coupon was used, in figures and as a bar; one without a limit has no bar. */
function Usage({ id, usedCount, maxUses }: Pick<ListedCoupon, 'id' | 'usedCount' | 'maxUses'>) {
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
