import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/Notice.tsx';
import { Paged, usePage } from '../../ui/Paged.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { type ReportStatus, useReports } from './api/reports.ts';
import { ReportCard } from './components/ReportCard.tsx';

/** What members reported of others' reviews and messages; the filter is kept in the URL. */
export function Reports({ people }: { people: string }) {
  const [params, setParams] = useSearchParams();
  const status = params.get('status') === 'closed' ? 'closed' : 'open';
  const choose = (next: ReportStatus) =>
    setParams(next === 'closed' ? { status: next } : {}, { replace: true, preventScrollReset: true });
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Typography variant="h2" component="h1">
        Abuse Reports
      </Typography>
      <Box sx={{ maxWidth: '16rem' }}>
        <SelectField label="Status" value={status} onChange={choose} options={options} />
      </Box>
      <ReportPages key={status} status={status} people={people} />
    </Box>
  );
}

const options = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

function ReportPages({ status, people }: { status: ReportStatus; people: string }) {
  const page = usePage(10);
  return (
    <Paged page={page} live={useReports(status, page.count)}>
      {(reports) =>
        reports.length === 0 ? (
          <EmptyState level="h2" title={status === 'open' ? 'No open reports.' : 'No closed reports.'} />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {reports.map((one) => (
              <ReportCard key={one.id} report={one} people={people} />
            ))}
          </Box>
        )
      }
    </Paged>
  );
}
