import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { type Currency, cents, formatMoney } from '@tempera/domain/money/money';
import type { Series } from '@tempera/domain/reports/sales-report';
import { formatStep } from '@tempera/domain/site/calendar';

const height = 280;
/** From here on, in cents, the axis goes by whole units of the currency. */
const wholeFrom = 1_000;

const isFlat = (series: Series, subject: 'order' | 'plan') =>
  series.every(({ books }) => books[subject].netCents === 0);

/**
 * Net revenue of orders and plans by day or month. The table beneath says the same to who can't see it, so nothing here is
 * read out.
 */
export default function RevenueChart({ series, currency }: { series: Series; currency: Currency }) {
  const { vars } = useTheme();
  const nets = series.map(({ books }) => books.all.netCents);
  const most = Math.max(...nets.map(Math.abs));
  const least = Math.min(0, ...series.flatMap(({ books }) => [books.order.netCents, books.plan.netCents]));
  const digits = most < wholeFrom ? 2 : 0;
  const axis = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const bars = (subject: 'order' | 'plan', label: string, color: string) => ({
    label,
    color,
    stack: 'net',
    stackOffset: 'diverging' as const,
    data: series.map(({ books }) => books[subject].netCents / 100),
    valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
      formatMoney(cents(series[dataIndex]?.books[subject].netCents ?? 0), currency),
  });
  const orders = bars('order', 'Orders', vars.palette.primary.main);
  const plans = bars('plan', 'Plans', vars.palette.success.main);
  const hasPlans = !isFlat(series, 'plan');
  return (
    <Box aria-hidden="true" sx={{ mx: -2 }}>
      <BarChart
        height={height}
        hideLegend={!hasPlans}
        skipAnimation
        disableKeyboardNavigation
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
        xAxis={[{ data: series.map(({ step }) => formatStep(step)), scaleType: 'band', height: 32 }]}
        yAxis={[
          {
            ...(least === 0 && { min: 0 }),
            ...(most === 0 && { max: 1 }),
            width: 64,
            valueFormatter: (units: number) => axis.format(units),
          },
        ]}
        series={hasPlans ? [orders, plans] : [orders]}
      />
    </Box>
  );
}
