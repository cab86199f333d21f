import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import { type Coupon, isOver, standingOf } from '@tempera/domain/orders/coupon';
import { formatDate } from '@tempera/domain/site/dates';
import { formatCount } from '@tempera/domain/site/plain-text';
import { useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import type { Column } from '../../ui/resource-list/resource.ts';
import { showError } from '../../ui/show-error.ts';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ListedCoupon, setCouponStatus } from './api/coupons.ts';
import { conditionText } from './condition-text.ts';

export const typeWords: Record<Coupon['type'], string> = {
  percentage: 'Percentage',
  fixed: 'Fixed amount',
  shipping: 'Shipping',
};

const statusLooks: Record<Coupon['status'], { label: string; tone: 'verdigris' | 'ochre' | 'ink' }> = {
  active: { label: 'Active', tone: 'verdigris' },
  inactive: { label: 'Inactive', tone: 'ochre' },
  expired: { label: 'Expired', tone: 'ink' },
};

/** What a coupon takes off; one for shipping is shown as Free. */
function valueText({ type, value }: Pick<Coupon, 'type' | 'value'>, currency: Currency): string {
  if (type === 'shipping') return 'Free';
  return type === 'fixed' ? formatMoney(value as Cents, currency) : `${value}%`;
}

const endText = ({ expiryDate }: Pick<Coupon, 'expiryDate'>): string =>
  expiryDate === null ? 'Never' : formatDate(expiryDate);

/** @param onDone called when a coupon was changed in its row */
export const couponColumns = (currency: Currency, onDone: () => void): Column<ListedCoupon>[] => [
  {
    id: 'code',
    head: 'Code',
    names: true,
    sx: { maxWidth: { xs: '8rem', sm: '20rem' } },
    cell: ({ id }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Typography
          variant="mono"
          component="p"
          sx={{ overflowWrap: 'anywhere', whiteSpace: { lg: 'nowrap' } }}
        >
          {id}
        </Typography>
        <Button
          size="small"
          aria-label={`Copy ${id}`}
          onClick={() => copyText(id, { done: 'Code copied', text: id })}
          sx={{ px: 0, minWidth: 0 }}
        >
          Copy
        </Button>
      </Box>
    ),
  },
  {
    id: 'description',
    head: 'Description',
    from: 'lg',
    sx: { overflowWrap: 'anywhere', maxWidth: '18rem' },
    cell: (coupon) => (
      <>
        {coupon.description}
        <ForWhom coupon={coupon} />
      </>
    ),
    below: (coupon) => (
      <>
        <Small>{coupon.description}</Small>
        <ForWhom coupon={coupon} />
      </>
    ),
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
  { id: 'status', head: 'Status', cell: (coupon) => <StatusToggle coupon={coupon} onDone={onDone} /> },
  {
    id: 'expires',
    head: 'Expires',
    from: 'sm',
    sx: { whiteSpace: 'nowrap' },
    cell: endText,
    below: (coupon) => <Small>{endText(coupon)}</Small>,
  },
];

const Small = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

function ForWhom({ coupon }: { coupon: ListedCoupon }) {
  const text = conditionText(coupon, Date.now());
  return text === '' ? null : <Small>{text}</Small>;
}

/** How much of a coupon was used, in figures and as a bar; one without a limit has no bar. */
function Usage({ id, usedCount, maxUses }: Pick<ListedCoupon, 'id' | 'usedCount' | 'maxUses'>) {
  const used = formatCount(usedCount);
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: '6rem' }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {maxUses === 0 ? `${used}, no limit` : `${used} of ${formatCount(maxUses)}`}
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

/** The status badge, which switches a coupon off and on again; an expired one can't be switched. */
function StatusToggle({ coupon, onDone }: { coupon: ListedCoupon; onDone: () => void }) {
  const [working, setWorking] = useState(false);
  const status = standingOf(coupon, Date.now());
  const badge = <Tag {...statusLooks[status]} />;
  if (status === 'expired') return badge;
  const next = status === 'active' ? 'inactive' : 'active';
  const toggle = async () => {
    if (next === 'active' && isOver(coupon, Date.now())) {
      showToast({
        title: `${coupon.id} has expired`,
        text: 'Choose Edit in its menu and set a later expiry date, or none. Then make it active.',
        kind: 'error',
      });
      return;
    }
    setWorking(true);
    try {
      await setCouponStatus(coupon.id, next);
      onDone();
    } catch (error) {
      showError(error, messageOf({ reason: 'not-allowed' }));
    } finally {
      setWorking(false);
    }
  };
  return (
    <ButtonBase
      disabled={working}
      onClick={toggle}
      aria-label={`${coupon.id} is ${status}. Make it ${next}`}
      sx={{ minHeight: 44, borderRadius: 1 }}
    >
      {badge}
    </ButtonBase>
  );
}
