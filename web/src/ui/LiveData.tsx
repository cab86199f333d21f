import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { messages } from '@tempera/domain/site/messages';
import { type ReactNode, useRef } from 'react';
import type { Live } from '../firebase/live/use-doc.ts';
import { ErrorState } from './ErrorState.tsx';

interface LiveDataProps<T> {
  live: Live<T>;
  /** Stands in the place of what is to come; some bars when it is left out. */
  waiting?: ReactNode;
  /** Said where there is no such document, which an address may name all the same. */
  gone?: string;
  children: (data: T) => ReactNode;
}

/** Rows in the place of a list until it is there, and what to do when it does not come. */
export function LiveData<T>({ live, waiting, gone, children }: LiveDataProps<T>) {
  if (live.error) {
    const retry = () => window.location.reload();
    return <ErrorState level="h3" text={messages.unexpected.text} onRetry={retry} />;
  }
  if (live.data !== null) return children(live.data);
  if (gone && !live.loading) return <Typography>{gone}</Typography>;
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 3 }}>
      {waiting ?? [1, 2, 3].map((bar) => <Skeleton key={bar} variant="rounded" height="3.5rem" />)}
    </Box>
  );
}

/** Keeps what is on screen while more of the same is loading; give the component a key where it is about something else. */
export function useSteady<T>(live: Live<T>): Live<T> {
  const last = useRef(live);
  if (live.data !== null || live.error) last.current = live;
  return last.current;
}
