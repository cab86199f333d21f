import Box from '@mui/material/Box';
import { presenceEvery, presenceText } from '@tempera/domain/conversations/ticket-desk';
import { useEffect, useRef } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { useStoreNow } from '../../../firebase/live/store-time.ts';
import { sayGone, sayPresent, usePresent } from '../api/triage.ts';

/** How often it is said at most, and how often while somebody writes; milliseconds. */
const shortest = 2_500;
const typingPause = 5_000;
/** Whoever has not pressed a key for so long has stopped writing; milliseconds. */
const typingOver = 20_000;

/**
 * Tells the others who answer that this one has the ticket open, while the tab can be seen, and takes it back at the end. It
 * is no harm when it is not heard.
 * @returns to be called with each stroke of a reply
 */
export function useSayPresent(id: string, { uid, name }: Person): () => void {
  const typed = useRef(Number.NEGATIVE_INFINITY);
  const said = useRef(Number.NEGATIVE_INFINITY);
  const say = () => {
    if (document.hidden || performance.now() - said.current < shortest) return;
    said.current = performance.now();
    sayPresent(id, { id: uid, name }, said.current - typed.current < typingOver).catch(() => {});
  };
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    const beat = () => latest.current();
    beat();
    const timer = setInterval(beat, presenceEvery);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
      sayGone(id, uid).catch(() => {});
    };
  }, [id, uid]);
  return () => {
    typed.current = performance.now();
    if (typed.current - said.current >= typingPause) say();
  };
}

/** Who else of the team has the ticket open, so that no customer gets two answers. */
export function PresentNotice({ id, uid }: { id: string; uid: string }) {
  const { now } = useStoreNow(10_000);
  const others = (usePresent(id).data ?? []).filter((one) => one.id !== uid);
  const text = presenceText(others, now);
  return (
    <Box role="status" sx={text ? notice : undefined}>
      {text}
    </Box>
  );
}

const notice = {
  px: 4,
  py: 2,
  bgcolor: 'ochre.tint',
  color: 'ochre.text',
  typography: 'body2',
  borderTop: 1,
  borderColor: 'divider',
} as const;
