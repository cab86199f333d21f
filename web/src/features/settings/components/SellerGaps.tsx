import { missingOfSeller } from '@tempera/domain/money/seller';
import type { SettingsForm } from '@tempera/domain/settings/settings-form';
import { useWatch } from 'react-hook-form';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

/** What the seller's fields lack for electronic invoices, as they stand in the form. */
export function SellerGaps() {
  const missing = missingOfSeller(useWatch<SettingsForm, 'seller'>({ name: 'seller' }));
  if (missing.length === 0) return null;
  return (
    <InlineNotice role="status">
      Invoices are plain PDFs until this is filled in: {missing.join(', ')}. With it, they carry their data
      for accounting programs (Factur-X, EN 16931).
    </InlineNotice>
  );
}
