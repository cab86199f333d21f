import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ossReport, taxReport } from '@tempera/domain/reports/tax-report';
import { useCallback, useEffect, useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { type Books, type Progress, readBooks } from '../api/ledger.ts';
import { daysOf, quarterName, type TaxPeriod } from '../tax-period.ts';
import { correctionsTable, ossTable, placesTable, totalsOf } from '../tax-tables.ts';
import { TaxFigures } from './TaxFigures.tsx';

type Reading = { progress: Progress } | { books: Books } | 'failed';

/** Reads the books of a period once; give it a key for each. */
function useBooks({ start, end }: TaxPeriod): [Reading, retry: () => void] {
  const { tax } = useSettings();
  const [reading, setReading] = useState<Reading>({ progress: { read: 0, all: 0 } });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt; of the settings only what the period was read with counts
  useEffect(() => {
    let current = true;
    const tell = (now: Reading) => current && setReading(now);
    tell({ progress: { read: 0, all: 0 } });
    readBooks({ start, end }, { tax }, (progress) => tell({ progress })).then(
      (books) => tell({ books }),
      () => tell('failed'),
    );
    return () => {
      current = false;
    };
  }, [start, end, attempt]);
  return [reading, useCallback(() => setAttempt((count) => count + 1), [])];
}

/** What was taxed in a period; for a quarter of a store in the One-Stop Shop its return as well. */
export function PeriodReport({ period }: { period: TaxPeriod }) {
  const settings = useSettings();
  const [reading, retry] = useBooks(period);
  if (reading === 'failed') return <ErrorState level="h2" onRetry={retry} />;
  if ('progress' in reading) return <ReadingBooks progress={reading.progress} />;
  const { entries, chargedAt } = reading.books;
  const { quarter } = period;
  const rows = taxReport(entries);
  if (rows.length === 0) {
    return (
      <EmptyState
        level="h2"
        icon="file"
        title="Nothing was paid or refunded"
        text="Choose another period to see its taxes."
      />
    );
  }
  const name = quarter ?? daysOf(period).join('-to-');
  const inShop = settings.tax.mode !== 'one-rate' && settings.tax.oss;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <TaxFigures table={placesTable(rows, name)} totals={totalsOf(rows)} empty="" />
      {inShop && quarter && (
        <OssReturn quarter={quarter} report={ossReport(entries, chargedAt, quarter, settings)} />
      )}
    </Box>
  );
}

function ReadingBooks({ progress: { read, all } }: { progress: Progress }) {
  const known = all > 0;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, maxWidth: '28rem' }}>
      <Typography color="textSecondary">
        {known ? `Reading the books: ${read} of ${all} entries` : 'Reading the books…'}
      </Typography>
      <LinearProgress
        aria-label="Reading the books"
        variant={known ? 'determinate' : 'indeterminate'}
        value={known ? Math.min(100, (read / all) * 100) : 0}
      />
    </Box>
  );
}

function OssReturn({ quarter, report }: { quarter: string; report: ReturnType<typeof ossReport> }) {
  return (
    <Box component="section" aria-labelledby="oss-title" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography id="oss-title" variant="h4" component="h2">
          One-Stop Shop, {quarterName(quarter)}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
          Private buyers in other EU countries. Refunds of this quarter’s sales are taken off; those of
          earlier quarters are corrections. The return is in euros, by the European Central Bank’s rates of
          the quarter’s last day.
        </Typography>
      </Box>
      <TaxFigures
        table={ossTable(report, quarter)}
        totals={totalsOf(report.rows)}
        empty="No sales for the One-Stop Shop."
      />
      <TaxFigures
        table={correctionsTable(report, quarter)}
        totals={totalsOf(report.corrections)}
        empty="Nothing to correct."
      />
    </Box>
  );
}
