import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { FormAndSummary } from '../../../ui/FormSection.tsx';

/** The checkout's shape while the price is being asked for. */
export function CheckoutSkeleton() {
  return (
    <Box role="status" aria-label="Loading your order">
      <FormAndSummary
        form={
          <Box sx={{ display: 'grid', gap: 5 }}>
            <Skeleton width="30%" height="2rem" />
            {['name', 'email', 'address', 'card'].map((row) => (
              <Skeleton key={row} variant="rounded" height="3.5rem" />
            ))}
          </Box>
        }
        summary={<Skeleton variant="rounded" height="22rem" />}
      />
    </Box>
  );
}
