import { countsOf } from '@tempera/domain/conversations/ticket';
import { useEffect, useState } from 'react';
import { Tag } from '../../../ui/Tag.tsx';
import { countUnread } from '../api/ticket-queries.ts';
import { useFirstTickets } from '../api/use-ticket-pages.ts';

/** How many messages of customers nobody has opened, in all tickets; asked again when one of the first page changes. */
export function UnreadCount() {
  const [count, setCount] = useState<number | null>(null);
  const first = useFirstTickets().data;
  const stamp = first?.map((ticket) => `${ticket.id}:${countsOf(ticket).staffUnread}`).join();
  useEffect(() => {
    if (stamp === undefined) return;
    let current = true;
    countUnread().then(
      (sum) => current && setCount(sum),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [stamp]);
  if (count === null) return null;
  return (
    <Tag
      tone={count > 0 ? 'vermilion' : 'ink'}
      label={count === 1 ? '1 unread message' : `${count.toLocaleString('en-US')} unread messages`}
    />
  );
}
