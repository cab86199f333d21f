import { useState } from 'react';
import type { Notice } from './api/notices.ts';

/** Notices that are new or were repeated since the last snapshot, in the given order. The first snapshot is no news. */
export function newsOf(before: readonly Notice[] | null, after: readonly Notice[] | null): Notice[] {
  if (!before || !after) return [];
  const known = Math.max(...before.map(({ at }) => at));
  return after.filter(({ at }) => at > known);
}

/** What a screen reader is told when something comes while the page is open. */
export function useAnnouncement(unread: readonly Notice[] | null): string {
  const [last, setLast] = useState(unread);
  const [words, setWords] = useState('');
  if (unread !== last) {
    setLast(unread);
    const [first, ...more] = newsOf(last, unread);
    const rest = more.length > 0 ? ` And ${more.length} more.` : '';
    if (first) setWords(`New notification: ${first.title}. ${first.text}${rest}`);
  }
  return words;
}
