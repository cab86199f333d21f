import Button from '@mui/material/Button';
import { useState } from 'react';
import { saveCsv } from '../save-csv.ts';
import { showToast } from '../toast.ts';
import type { Export, Query } from './resource.ts';

/** Exports everything that search and filters leave, whatever page is shown. */
export function ExportButton({ csv, query }: { csv: Export; query: Query }) {
  const [read, setRead] = useState<number | null>(null);
  const save = async () => {
    setRead(0);
    try {
      saveCsv(await csv.read(query, setRead), csv.fileName);
    } catch {
      showToast({ title: 'Error', text: csv.failed, kind: 'error' });
    } finally {
      setRead(null);
    }
  };
  return (
    <Button variant="outlined" color="secondary" disabled={read !== null} onClick={save}>
      {read === null ? csv.label : `Reading, ${read.toLocaleString('en-US')} so far…`}
    </Button>
  );
}
