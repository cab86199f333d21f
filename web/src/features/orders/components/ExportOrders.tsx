import Button from '@mui/material/Button';
import { useState } from 'react';
import { saveCsv } from '../../../ui/save-csv.ts';
import { showToast } from '../../../ui/toast.ts';
import { readAllOrders } from '../api/read-all-orders.ts';
import type { OrderFilter } from '../order-filter.ts';
import { ordersToCsv } from '../orders-to-csv.ts';

/** Exports everything that search and filter leave, whatever page is shown. */
export function ExportOrders({ filter, search }: { filter: OrderFilter; search: string }) {
  const [read, setRead] = useState<number | null>(null);
  const save = async () => {
    setRead(0);
    try {
      const orders = await readAllOrders(filter, search)(setRead);
      saveCsv(ordersToCsv(orders), 'orders.csv');
    } catch {
      showToast({ title: 'Error', text: 'The orders could not be read. Please try again.', kind: 'error' });
    } finally {
      setRead(null);
    }
  };
  return (
    <Button variant="outlined" color="secondary" disabled={read !== null} onClick={save}>
      {read === null ? 'Export Orders' : `Reading, ${read.toLocaleString('en-US')} so far…`}
    </Button>
  );
}
