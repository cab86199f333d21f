import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDoc } from '../../../firebase/live/hooks.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { isSimulated, publishableKey } from '../../../ui/payment/payment-provider.ts';
import { useSettings } from '../../../ui/settings.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import type { CatalogueNow } from '../api/catalogue.ts';
import { countProducts } from '../api/counts.ts';
import { firstSaleSteps } from '../first-sale.ts';
import { PanelSection } from './PanelSection.tsx';

/** What is left to do until the first sale; shown while the store has no order. */
export function FirstSale({ catalogue }: { catalogue: CatalogueNow }) {
  const settings = useSettings();
  const mail = useDoc<{ smtpHost?: string }>('settings/private');
  const seller = useDoc('settings/seller');
  const products = useFigure(countProducts);
  if (mail.loading || seller.loading || products === null) return null;
  const steps = firstSaleSteps({
    settings,
    smtpHost: mail.data?.smtpHost ?? null,
    hasSeller: seller.data !== null,
    takesPayments: isSimulated || publishableKey !== '',
    categories: catalogue.categoryNames.size,
    products: products ?? catalogue.rows.length,
    onSale: catalogue.rows.length,
  });
  const left = steps.filter(({ done }) => !done).length;
  return (
    <PanelSection title="Your first sale">
      <Typography color="textSecondary">
        {left === 1 ? '1 step left' : `${left} of ${steps.length} steps left`}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
        }}
      >
        {steps.map(({ title, text, href, done }) => (
          <Box component="li" key={title} sx={card}>
            <Box sx={{ color: done ? 'verdigris.text' : 'text.secondary', pt: 0.5, flexShrink: 0 }}>
              <Icon name={done ? 'check' : 'chevronRight'} />
            </Box>
            <Box>
              <Link href={href}>{title}</Link>
              <Typography variant="body2" color="textSecondary">
                {done ? 'Done' : text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </PanelSection>
  );
}

const card = {
  display: 'flex',
  gap: 3,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
