import type { SettingsForm } from '@tempera/domain/settings/settings-form';
import { invoiceGap } from '@tempera/domain/settings/settings-gaps';
import { useWatch } from 'react-hook-form';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

/** What keeps data for programs off invoices, as the form stands. */
export function SellerGaps() {
  const [seller, tax, askTaxAddress] = useWatch<SettingsForm, ['seller', 'site.tax', 'site.askTaxAddress']>({
    name: ['seller', 'site.tax', 'site.askTaxAddress'],
  });
  const gap = invoiceGap(seller, { tax, askTaxAddress });
  return gap && <InlineNotice role="status">{gap}</InlineNotice>;
}
