import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { formatDate } from '@tempera/domain/site/dates';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useCallback } from 'react';
import { useFigure } from '../../../ui/use-figure.ts';
import { readThinCharges, type ThinCharge } from '../api/thin-charges.ts';
import type { TaxPeriod } from '../tax-period.ts';
import { thinWords } from '../thin-words.ts';

/** A charge leads to the subscription that it is of. */
const ChargeLink = ({ of, at, grossCents, currency }: ThinCharge) => (
  <Link href={panelPaths.adminSubscription(of.uid ?? '')}>
    {formatDate(at)}: {formatMoney(grossCents as Cents, currency)}
  </Link>
);

/** Plans' charges of a period that a tax office would ask about, as orders are. */
export function ThinCharges({ period }: { period: TaxPeriod }) {
  const { start, end } = period;
  const found = useFigure(useCallback(() => readThinCharges({ start, end }), [start, end]));
  if (found === null) return null;
  return (
    <>
      <Typography>{thinWords(found?.count, 'charge of a plan', 'charges of plans')}</Typography>
      {found && found.count > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
          {found.latest.map((charge) => (
            <li key={charge.id}>
              <ChargeLink {...charge} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
