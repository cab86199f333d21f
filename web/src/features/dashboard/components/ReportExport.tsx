import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Period } from '@tempera/domain/reports/sales-period';
import { saveCsv } from '../../../ui/save-csv.ts';
import { useSettings } from '../../../ui/settings.tsx';
import type { Report } from '../report.ts';
import { type Names, reportToCsv } from '../report-to-csv.ts';

interface ReportExportProps {
  period: Period;
  report: Report;
  names: Names;
}

/** The report as a file, or on paper: the browser's dialog saves it as a PDF too. */
export function ReportExport({ period, report, names }: ReportExportProps) {
  const { currency } = useSettings();
  const save = () => saveCsv(reportToCsv(report, names, currency), `report-${period}-${report.span.to}.csv`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3, displayPrint: 'none' }}>
      <Button variant="outlined" color="secondary" onClick={save}>
        Export Report
      </Button>
      <Button variant="outlined" color="secondary" onClick={() => window.print()}>
        Print or save as PDF
      </Button>
    </Box>
  );
}
