import Typography from '@mui/material/Typography';
import { FindOrderForm } from '../../features/checkout/components/FindOrderForm.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Find my order: an address and a number, for whoever has lost the mail. */
export function Component() {
  return (
    <PageWidth sx={{ maxWidth: '33rem', py: { xs: 10, md: 16 } }}>
      <PageMeta title="Find my order" noIndex />
      <Typography variant="h2" component="h1">
        Find my order
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 8 }}>
        We send a link that opens your order, its downloads and its invoice, to the address you ordered with.
        The order number is on your receipt.
      </Typography>
      <FindOrderForm />
    </PageWidth>
  );
}
