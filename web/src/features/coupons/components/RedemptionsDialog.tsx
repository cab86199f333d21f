import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate } from '@tempera/domain/site/dates';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PageTurner, useCursorPages } from '../../../ui/PageTurner.tsx';
import { type Redemption, redemptionsPerPage, useOrderOf, useRedemptions } from '../api/coupons.ts';

interface RedemptionsDialogProps {
  code: string;
  onClose: () => void;
}

/** Who used a coupon, with the order. */
export default function RedemptionsDialog({ code, onClose }: RedemptionsDialogProps) {
  const pages = useCursorPages<Redemption>();
  return (
    <Dialog
      open
      title={`Who used ${code}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <LiveData live={useRedemptions(code, pages.last)}>
        {(uses) =>
          uses.length === 0 && pages.last === null ? (
            <Typography>No one has used this coupon yet.</Typography>
          ) : (
            <>
              <Box component="ol" sx={{ listStyle: 'none', p: 0, mt: 0, mb: 4, display: 'grid', gap: 3 }}>
                {uses.slice(0, redemptionsPerPage).map((use) => (
                  <Use key={use.id} use={use} />
                ))}
              </Box>
              <PageTurner pages={pages} items={uses} perPage={redemptionsPerPage} back="Newer" on="Older" />
            </>
          )
        }
      </LiveData>
    </Dialog>
  );
}

function Use({ use }: { use: Redemption }) {
  const { data: order } = useOrderOf(use);
  return (
    <Box component="li">
      <Typography sx={{ overflowWrap: 'anywhere', minHeight: '1lh' }}>
        {order && `${order.customer.name}, ${order.customer.email}`}
      </Typography>
      <Link variant="mono" href={panelPaths.adminOrder(use.orderId)}>
        {use.orderId}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {formatDate(use.at)}
      </Typography>
    </Box>
  );
}
