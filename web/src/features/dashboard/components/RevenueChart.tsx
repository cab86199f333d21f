import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { type Currency, cents, formatMoney } from '@tempera/domain/money/money';
import type { Series } from '@tempera/domain/reports/sales-report';
import { formatStep } from '@tempera/domain/site/calendar';

const height = 280;
/** From here on, in cents, the axis goes by whole units of the currency. */
const wholeFrom = 1_000;

/** What was earned by day or month. The table beneath says the same to who can't see it, so nothing here is read out. */
export default function RevenueChart({ series, currency }: { series: Series; currency: Currency }) {
  const { vars } = useTheme();
  const most = Math.max(...series.map(({ earnedCents }) => earnedCents));
  const axis = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: most < wholeFrom ? 2 : 0,
    maximumFractionDigits: most < wholeFrom ? 2 : 0,
  });
  return (
    <Box aria-hidden="true" sx={{ mx: -2 }}>
      <BarChart
        height={height}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
        xAxis={[{ data: series.map(({ step }) => formatStep(step)), scaleType: 'band', height: 32 }]}
        yAxis={[
          {
            min: 0,
            ...(most === 0 && { max: 1 }),
            width: 64,
            valueFormatter: (units: number) => axis.format(units),
          },
        ]}
        series={[
          {
            label: 'Revenue',
            color: vars.palette.primary.main,
            data: series.map(({ earnedCents }) => earnedCents / 100),
            valueFormatter: (_, { dataIndex }) =>
              formatMoney(cents(series[dataIndex]?.earnedCents ?? 0), currency),
          },
        ]}
      />
    </Box>
  );
}
