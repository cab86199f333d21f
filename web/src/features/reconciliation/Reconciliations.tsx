import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Reconciliation } from '@tempera/domain/reconciliation/compare-books';
import { formatLongUtcDate, formatTime } from '@tempera/domain/site/dates';
import { formatCount } from '@tempera/domain/site/plain-text';
import { useState } from 'react';
import { EmptyState } from '../../ui/Notice.tsx';
import { Paged, usePage } from '../../ui/Paged.tsx';
import { showError } from '../../ui/show-error.ts';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { reconcile, useReconciliations } from './api/reconciliations.ts';
import { Differences } from './components/Differences.tsx';

/** What the ledger and the payment provider say of each day, and what to do where they differ. */
export function Reconciliations() {
  const page = usePage(10);
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2" component="h1">
          Reconciliation
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
          Every night, the ledger is compared with Stripe for the past two days (UTC): payments, fees,
          refunds, disputes, and payouts.
        </Typography>
      </Box>
      <Paged page={page} live={useReconciliations(page.count)}>
        {(days) =>
          days.length === 0 ? (
            <EmptyState level="h2" title="No days compared yet." text="The first comparison runs tonight." />
          ) : (
            <Box component="ul" aria-label="Days" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {days.map((day) => (
                <Day key={day.day} found={day} />
              ))}
            </Box>
          )
        }
      </Paged>
    </Box>
  );
}

function Day({ found }: { found: Reconciliation }) {
  const { day, at, booked, open } = found;
  const [busy, setBusy] = useState(false);
  const run = async (entry?: string) => {
    setBusy(true);
    try {
      const left = (await reconcile({ day, ...(entry && { entry }) })).open;
      showToast({
        title:
          left === 0
            ? 'No differences'
            : `${formatCount(left)} ${left === 1 ? 'difference' : 'differences'} left`,
        text: formatLongUtcDate(Date.parse(day)),
        kind: left === 0 ? 'success' : 'info',
      });
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  const name = formatLongUtcDate(Date.parse(day));
  return (
    <Box component="li" sx={{ display: 'grid', gap: 3, py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h5" component="h2">
          {name}
        </Typography>
        {open === 0 ? (
          <Tag tone="verdigris" label="Agrees" />
        ) : (
          <Tag tone="vermilion" label={`${formatCount(open)} ${open === 1 ? 'difference' : 'differences'}`} />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: '12rem' }}>
          {formatCount(booked)} {booked === 1 ? 'entry' : 'entries'}, compared {formatTime(at)}
        </Typography>
        <Button size="small" disabled={busy} onClick={() => run()} aria-label={`Compare again: ${name}`}>
          {busy ? 'Comparing…' : 'Compare again'}
        </Button>
      </Box>
      {open > 0 && <Differences found={found} name={name} busy={busy} onBook={run} />}
    </Box>
  );
}
