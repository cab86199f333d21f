import type { OpenOrderOutput } from '@tempera/domain/orders/linked-order';
import { useEffect, useState } from 'react';
import { useSession } from '../../firebase/auth/session.ts';
import { CallError } from '../../firebase/write/call.ts';
import { openOrder } from './api/linked-orders.ts';

/** Who holds a link alone hears of nothing live: a page that is seen asks this often, in milliseconds. */
const askAgainAfter = 30_000;

type LinkedOrderState =
  | { status: 'loading' }
  | { status: 'found'; opened: OpenOrderOutput }
  /** The server's words; `wrong` when it is the link that is, `passing` when it was asked too often. */
  | { status: 'refused'; text: string; wrong: boolean; passing: boolean }
  | { status: 'failed' };

/**
 * The order that a link opens, asked for anew when somebody signs in or out, `again` changes or somebody comes back to the
 * page, and every half minute while it is seen. What is shown stays when that fails.
 */
export function useLinkedOrder(link: string, again: number): LinkedOrderState {
  const session = useSession();
  const uid = session.status === 'known' ? (session.person?.uid ?? '') : null;
  const [state, setState] = useState<LinkedOrderState>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is a person's wish to try once more
  useEffect(() => {
    if (uid === null) return;
    let turns = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      timer = setTimeout(askIfSeen, askAgainAfter);
      turns += 1;
      const turn = turns;
      const next = link === '' ? noLink : await openOrder(link).then(found, failed);
      if (turn === turns) setState((shown) => (shown.status === 'found' && isPassing(next) ? shown : next));
    };
    const askIfSeen = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') ask();
    };
    ask();
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      turns = -1;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [link, uid, again]);
  return state;
}

const noLink: LinkedOrderState = { status: 'refused', text: '', wrong: true, passing: false };
/** Says nothing about the order. */
const isPassing = (state: LinkedOrderState): boolean =>
  state.status === 'failed' || (state.status === 'refused' && state.passing);
const found = (opened: OpenOrderOutput): LinkedOrderState => ({ status: 'found', opened });

function failed(error: unknown): LinkedOrderState {
  if (!(error instanceof CallError) || !error.refusal) return { status: 'failed' };
  const { reason } = error.refusal;
  const wrong = reason === 'order-link-invalid' || reason === 'invalid-input';
  return { status: 'refused', text: error.message, wrong, passing: reason === 'too-many-attempts' };
}
