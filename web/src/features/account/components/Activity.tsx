import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { Figures } from '../../../ui/Figures.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import type { OwnRecord } from '../api/use-own-record.ts';

/** The person's activity, in the numbers that the server keeps. */
export function Activity({ record, owned }: { record: OwnRecord; owned: number | null }) {
  const { currency } = useSettings();
  return (
    <Figures
      figures={[
        [String(record.totalOrders), record.totalOrders === 1 ? 'order' : 'orders'],
        [owned === null ? '–' : String(owned), owned === 1 ? 'template owned' : 'templates owned'],
        [String(record.downloads), record.downloads === 1 ? 'download' : 'downloads'],
        [formatMoney(record.totalSpentCents as Cents, currency), 'spent in all'],
      ]}
    />
  );
}
