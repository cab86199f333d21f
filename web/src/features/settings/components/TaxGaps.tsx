import type { SettingsForm } from '@tempera/domain/settings/settings-form';
import { useWatch } from 'react-hook-form';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

/** What tax by country lacks, as it stands in the form. */
export function TaxGaps() {
  const { mode, country } = useWatch<SettingsForm, 'site.tax'>({ name: 'site.tax' });
  if (mode !== 'by-country' || country !== '') return null;
  return (
    <InlineNotice kind="attention" role="status">
      The one rate holds until the country of the store is filled in.
    </InlineNotice>
  );
}
