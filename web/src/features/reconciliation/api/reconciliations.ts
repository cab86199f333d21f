import type { Reconciliation } from '@tempera/domain/reconciliation/compare-books';
import type { ReconcileInput, ReconcileOutput } from '@tempera/domain/reconciliation/reconcile-calls';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';

/** Days that were compared with the provider, the newest first, live. */
export const useReconciliations = (count: number): Live<(Reconciliation & { id: string })[]> =>
  useList<Reconciliation>('reconciliations', orderBy('day', 'desc'), limit(count));

/** Compares a day again, having booked what is missing where that is asked for. @throws CallError */
export const reconcile = (input: ReconcileInput) => call<ReconcileInput, ReconcileOutput>('reconcile', input);
