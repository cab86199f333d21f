import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useCallback } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import { countThinOrders } from '../api/thin-orders.ts';
import { daysOf, type TaxPeriod } from '../tax-period.ts';
import { thinWords } from '../thin-words.ts';
import { ThinCharges } from './ThinCharges.tsx';

/** Orders, and plans' charges, of a period that a tax office would ask about: less than two things say where the buyer is. */
export function ThinEvidence({ period }: { period: TaxPeriod }) {
  const [from, to] = daysOf(period);
  const count = useFigure(useCallback(() => countThinOrders(from, to), [from, to]));
  return (
    <Card title="Thin tax evidence">
      <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
        The EU wants two things that agree on a private buyer’s country: billing address, card, connection.
        Ask these buyers, or keep what else you know in the order’s notes.
      </Typography>
      <Typography>
        {count === null ? <Skeleton width="12ch" /> : thinWords(count, 'paid order', 'paid orders')}
      </Typography>
      {count !== 0 && (
        <Button
          variant="outlined"
          color="secondary"
          href={`${panelPaths.adminOrders}?status=completed&evidence=thin&from=${from}&to=${to}`}
          sx={{ justifySelf: 'start' }}
        >
          Show these orders
        </Button>
      )}
      <ThinCharges period={period} />
    </Card>
  );
}
