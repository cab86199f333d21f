import type { SettingsForm } from '@tempera/domain/settings/settings-form';
import { taxGaps } from '@tempera/domain/settings/settings-gaps';
import { useWatch } from 'react-hook-form';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

/** What tax lacks, and what contradicts the invoices, as the form stands. */
export function TaxGaps() {
  const [tax, seller] = useWatch<SettingsForm, ['site.tax', 'seller']>({ name: ['site.tax', 'seller'] });
  return taxGaps(tax, seller).map((gap) => (
    <InlineNotice key={gap} kind="attention" role="status">
      {gap}
    </InlineNotice>
  ));
}
