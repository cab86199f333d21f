import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { PeriodReport } from './components/PeriodReport.tsx';
import { ThinEvidence } from './components/ThinEvidence.tsx';
import { periodOf, quarterName, quartersUntil } from './tax-period.ts';

const otherDays = 'days';

/** What was taxed where, of a period that stands in the address. */
export function Taxes() {
  const [params, setParams] = useSearchParams();
  const { tax } = useSettings();
  const [now] = useState(() => Date.now());
  const period = periodOf(params, now);
  const [from, to] = [params.get('from'), params.get('to')];
  const byDays = from !== null || to !== null;
  const go = (next: Record<string, string>) => setParams(next, { replace: true, preventScrollReset: true });
  const quarters = quartersUntil(now).map((value) => ({ value, label: quarterName(value) }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h2" component="h1">
          Taxes
        </Typography>
        <Typography color="textSecondary">
          Orders and plans by the day of payment or refund, in UTC. Refunds and disputes are taken off.
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          maxWidth: '44rem',
          gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
          displayPrint: 'none',
        }}
      >
        <SelectField
          label="Period"
          tall
          value={byDays ? otherDays : (period?.quarter ?? '')}
          options={[...quarters, { value: otherDays, label: 'Other days' }]}
          onChange={(value) => go(value === otherDays ? { from: '', to: '' } : { quarter: value })}
        />
        {byDays && <Days from={from ?? ''} to={to ?? ''} onChange={go} />}
      </Box>
      {period ? (
        <Fragment key={`${period.start} ${period.end}`}>
          <PeriodReport period={period} />
          {tax.mode !== 'one-rate' && <ThinEvidence period={period} />}
        </Fragment>
      ) : (
        <InlineNotice kind="attention">
          {from && to ? 'The first day comes after the last.' : 'Choose the first and the last day.'}
        </InlineNotice>
      )}
    </Box>
  );
}

interface DaysProps {
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
}

/** The address follows what is chosen, a moment later: of two days that are chosen quickly none is lost. */
function Days({ onChange, ...given }: DaysProps) {
  const chosen = useRef(given);
  const [days, setDays] = useState(given);
  const day = (label: string, name: 'from' | 'to') => (
    <TextInput
      label={label}
      type="date"
      field={{
        name,
        value: days[name],
        onChange: (event) => {
          chosen.current = { ...chosen.current, [name]: event.target.value };
          setDays(chosen.current);
          onChange(chosen.current);
        },
      }}
    />
  );
  return (
    <>
      {day('From', 'from')}
      {day('To', 'to')}
    </>
  );
}
