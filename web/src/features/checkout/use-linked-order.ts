import type { OpenOrderOutput } from '@tempera/domain/orders/linked-order';
import { useEffect, useState } from 'react';
import { useSession } from '../../firebase/auth/session.ts';
import { CallError } from '../../firebase/write/call.ts';
import { openOrder } from './api/linked-orders.ts';

/** Who holds a link alone hears of nothing live: a pending payment is asked for this often, in milliseconds. */
const askAgainAfter = 30_000;

type LinkedOrderState =
  | { status: 'loading' }
  | { status: 'found'; opened: OpenOrderOutput }
  /** The server's words; `wrong` when it is the link that is. */
  | { status: 'refused'; text: string; wrong: boolean }
  | { status: 'failed' };

/** The order that a link opens, asked for anew when somebody signs in or out, or `again` changes. */
export function useLinkedOrder(link: string, again: number): LinkedOrderState {
  const session = useSession();
  const uid = session.status === 'known' ? (session.person?.uid ?? '') : null;
  const [state, setState] = useState<LinkedOrderState>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is a person's wish to try once more
  useEffect(() => {
    if (uid === null) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const next = link === '' ? noLink : await openOrder(link).then(found, failed);
      if (gone) return;
      setState(next);
      if (next.status === 'found' && next.opened.order.status === 'pending') {
        timer = setTimeout(ask, askAgainAfter);
      }
    };
    ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [link, uid, again]);
  return state;
}

const noLink: LinkedOrderState = { status: 'refused', text: '', wrong: true };
const found = (opened: OpenOrderOutput): LinkedOrderState => ({ status: 'found', opened });

function failed(error: unknown): LinkedOrderState {
  if (!(error instanceof CallError) || !error.refusal) return { status: 'failed' };
  const { reason } = error.refusal;
  const wrong = reason === 'order-link-invalid' || reason === 'invalid-input';
  return { status: 'refused', text: error.message, wrong };
}
