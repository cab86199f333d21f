import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { formatCount } from '@tempera/domain/site/plain-text';
import { useCallback } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import { countThinOrders } from '../api/thin-orders.ts';
import { daysOf, type TaxPeriod } from '../tax-period.ts';

const words = (count: number | undefined) => {
  if (count === undefined) return 'They could not be counted.';
  if (count === 0) return 'No paid order of these days has it.';
  return count === 1
    ? '1 paid order of these days has it.'
    : `${formatCount(count)} paid orders of these days have it.`;
};

/** Orders of a period that a tax office would ask about: less than two things say where their buyer is. */
export function ThinEvidence({ period }: { period: TaxPeriod }) {
  const [from, to] = daysOf(period);
  const count = useFigure(useCallback(() => countThinOrders(from, to), [from, to]));
  return (
    <Card title="Thin tax evidence">
      <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
        The EU wants two things that agree on a private buyer’s country: billing address, card, connection.
        Ask these buyers, or keep what else you know in the order’s notes.
      </Typography>
      <Typography>{count === null ? <Skeleton width="12ch" /> : words(count)}</Typography>
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
    </Card>
  );
}
