import Box from '@mui/material/Box';
import { guaranteeOf } from '@tempera/domain/orders/guarantee';
import { Icon } from '../../../ui/Icon.tsx';
import { useSettings } from '../../../ui/settings.tsx';

/** What stands behind a payment, in the store's own words, beside the button that makes it. */
export function Assurance() {
  const { security, refundDays } = useSettings().promises;
  const guarantee = guaranteeOf(refundDays);
  return (
    <Box
      component="ul"
      aria-label="About this payment"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 6,
        rowGap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
        color: 'text.secondary',
        '& li': { display: 'flex', gap: 2, alignItems: 'center' },
      }}
    >
      {security && (
        <li>
          <Icon name="lock" />
          {security}
        </li>
      )}
      {guarantee && (
        <li>
          <Icon name="shield" />
          {guarantee}
        </li>
      )}
    </Box>
  );
}
