import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { ListedCoupon } from '../api/use-coupons.ts';
import { dateText, typeWords, valueText } from '../coupon-words.ts';
import { CouponActions, type CouponDeed } from './CouponActions.tsx';
import { StatusToggle } from './StatusToggle.tsx';
import { Usage } from './Usage.tsx';

export interface CouponsTableProps {
  coupons: readonly ListedCoupon[];
  onAsk: (coupon: ListedCoupon, deed: CouponDeed) => void;
  /** A coupon was changed here. */
  onDone: () => void;
}

const wide = { display: { xs: 'none', lg: 'table-cell' } };
const medium = { display: { xs: 'none', sm: 'table-cell' } };

export function CouponsTable({ coupons, onAsk, onDone }: CouponsTableProps) {
  return (
    <Table aria-label="Coupons" sx={{ '& td, & th': { px: { xs: 1, sm: 3 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>Code</TableCell>
          <TableCell sx={wide}>Description</TableCell>
          <TableCell sx={wide}>Type</TableCell>
          <TableCell align="right">Value</TableCell>
          <TableCell sx={medium}>Usage</TableCell>
          <TableCell>Status</TableCell>
          <TableCell sx={medium}>Expires</TableCell>
          <TableCell align="right">
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              Actions
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {coupons.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} onAsk={onAsk} onDone={onDone} />
        ))}
      </TableBody>
    </Table>
  );
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    showToast({ title: 'Code copied', text: code, kind: 'success' });
  } catch {
    showToast({ title: 'Error', text: 'The browser did not allow copying.', kind: 'error' });
  }
}

interface CouponRowProps extends Pick<CouponsTableProps, 'onAsk' | 'onDone'> {
  coupon: ListedCoupon;
}

function CouponRow({ coupon, onAsk, onDone }: CouponRowProps) {
  const { currency } = useSettings();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ maxWidth: { xs: '8rem', sm: '20rem' } }}>
        <Typography
          variant="mono"
          component="p"
          sx={{ overflowWrap: 'anywhere', whiteSpace: { lg: 'nowrap' } }}
        >
          {coupon.id}
        </Typography>
        <Button
          size="small"
          aria-label={`Copy ${coupon.id}`}
          onClick={() => copy(coupon.id)}
          sx={{ px: 0, minWidth: 0 }}
        >
          Copy
        </Button>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: { lg: 'none' }, overflowWrap: 'anywhere' }}
        >
          {coupon.description}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
          {dateText(coupon.expiryDate)}
        </Typography>
      </TableCell>
      <TableCell sx={{ ...wide, overflowWrap: 'anywhere', maxWidth: '18rem' }}>
        {coupon.description}
      </TableCell>
      <TableCell sx={wide}>{typeWords[coupon.type]}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {valueText(coupon, currency)}
      </TableCell>
      <TableCell sx={medium}>
        <Usage {...coupon} />
      </TableCell>
      <TableCell>
        <StatusToggle coupon={coupon} onDone={onDone} />
      </TableCell>
      <TableCell sx={{ ...medium, whiteSpace: 'nowrap' }}>{dateText(coupon.expiryDate)}</TableCell>
      <TableCell align="right">
        <CouponActions coupon={coupon} onAsk={(deed) => onAsk(coupon, deed)} />
      </TableCell>
    </TableRow>
  );
}
