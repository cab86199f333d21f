import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../firebase/auth/session.ts';
import { useStoreNow } from '../../../firebase/live/store-time.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { type Asked, useTicketPage } from '../api/inbox.ts';
import type { StoredTicket } from '../api/tickets.ts';
import { readAddress } from './address.ts';

/** Which tickets the address asks for, for whoever is signed in, by the store's time. */
export function useAsked(): Asked {
  const [params] = useSearchParams();
  const session = useSession();
  const { now } = useStoreNow();
  const uid = (session.status === 'known' && session.person?.uid) || '';
  return { view: readAddress(params).view, uid, minute: now - (now % 60_000) };
}

/** A page of what the address asks for. */
export const useAskedPage = (_query: unknown, last: StoredTicket | null): Live<StoredTicket[]> =>
  useTicketPage(useAsked(), last);
