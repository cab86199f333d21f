import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { errorText } from '../../../firebase/write/call.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { Asked } from '../api/source.ts';

interface WaitingProps<Answer> {
  asked: Asked<Answer>;
  /** Bars in the place of what is to come. */
  lines: number;
  children: (answer: Answer) => ReactNode;
}

/** What was asked for, once it is here: bars until then, and what to do when it does not come. */
export function Waiting<Answer>({ asked, lines, children }: WaitingProps<Answer>) {
  if (asked.status === 'here') return children(asked.answer);
  if (asked.status === 'failed')
    return <ErrorState level="h3" text={errorText(asked.error)} onRetry={asked.retry} />;
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines
        <Skeleton key={line} variant="rounded" height={20} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </Box>
  );
}
