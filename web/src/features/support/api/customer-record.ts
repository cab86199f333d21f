import type { ResendDownloadLinksOutput } from '@tempera/domain/orders/order-calls';
import type { ReadCustomerOutput } from '@tempera/domain/people/customer-record';
import { useEffect, useState } from 'react';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';

const nothingYet = { loading: true, data: null, error: undefined };

/** What a customer has with the store, asked for once, and by `reload` again; give the component their uid as its key. */
export function useCustomerRecord(uid: string): Live<ReadCustomerOutput> & { reload: () => void } {
  const [live, setLive] = useState<Live<ReadCustomerOutput>>(nothingYet);
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count asks once more
  useEffect(() => {
    let current = true;
    const show = (next: Live<ReadCustomerOutput>) => current && setLive(next);
    call<{ uid: string }, ReadCustomerOutput>('readCustomer', { uid }).then(
      (data) => show({ loading: false, data, error: undefined }),
      (error: Error) => show({ loading: false, data: null, error }),
    );
    return () => {
      current = false;
    };
  }, [uid, count]);
  return { ...live, reload: () => setCount((before) => before + 1) };
}

/** Mails the links to an order's downloads once more. @throws CallError */
export const resendLinks = (orderId: string) =>
  call<{ orderId: string }, ResendDownloadLinksOutput>('resendDownloadLinks', { orderId });
