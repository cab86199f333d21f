import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import type { Difference, Reconciliation } from '@tempera/domain/reconciliation/compare-books';
import { formatLongUtcDate, formatTime } from '@tempera/domain/site/dates';
import { formatCount } from '@tempera/domain/site/plain-text';
import { useState } from 'react';
import { EmptyState } from '../../ui/Notice.tsx';
import { Paged, usePage } from '../../ui/Paged.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { showError } from '../../ui/show-error.ts';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { reconcile, useReconciliations } from './api/reconciliations.ts';
import { kindWords, remedyOf, whatWords } from './difference-words.ts';

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
          Every night the ledger is compared with what Stripe has of the two days before (UTC): payments,
          fees, refunds and disputes.
        </Typography>
      </Box>
      <Paged page={page} live={useReconciliations(page.count)}>
        {(days) =>
          days.length === 0 ? (
            <EmptyState
              level="h2"
              title="No day was compared yet."
              text="The first comparison runs tonight."
            />
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
  const { day, at, booked, differences, open } = found;
  const [busy, setBusy] = useState(false);
  const run = async (entry?: string) => {
    setBusy(true);
    try {
      const left = (await reconcile({ day, ...(entry && { entry }) })).open;
      showToast({
        title:
          left === 0 ? 'Nothing differs' : `${formatCount(left)} still ${left === 1 ? 'differs' : 'differ'}`,
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
      {differences.length > 0 && (
        <Box
          component="ul"
          aria-label={`Differences of ${name}`}
          sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}
        >
          {differences.map((one) => (
            <Line key={one.id} one={one} busy={busy} onBook={() => run(one.id)} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Line({ one, busy, onBook }: { one: Difference; busy: boolean; onBook: () => void }) {
  const { currency } = useSettings();
  const { id, what, kind, here, there, reference, about } = one;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: 4,
        bgcolor: 'sunk',
        borderRadius: 1,
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {kindWords[kind]}: {whatWords[what]}
        </Typography>
        <Typography variant="body2">
          Here {amount(here, currency)}, at Stripe {amount(there, currency)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[reference, id].filter(Boolean).join(', ')}
        </Typography>
        <Typography variant="body2">{remedyOf(one)}</Typography>
      </Box>
      {about && (
        <Button
          variant="outlined"
          size="small"
          disabled={busy}
          onClick={onBook}
          aria-label={`Book it: ${id}`}
        >
          Book it
        </Button>
      )}
    </Box>
  );
}

const amount = (cents: number | null, currency: Currency): string =>
  cents === null ? 'nothing' : formatMoney(cents as Cents, currency);
