import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError } from '../../firebase/write/call.ts';
import { Notice } from '../Notice.tsx';

interface CheckingPaymentProps<T> {
  /** Null until it is known who asks. */
  ask: (() => Promise<T>) | null;
  onAnswer: (answer: T) => void;
  /** In the place of what there is not, or not for this person. */
  missing: ReactNode;
  /** Where else one can look while the payment can't be checked, and what is to be known of it. */
  action: ReactNode;
  text: string;
}

/** What somebody sees who is back from their bank, until the store knows how the payment stands. */
export function CheckingPayment<T>({ ask, onAnswer, missing, action, text }: CheckingPaymentProps<T>) {
  const [turn, setTurn] = useState(0);
  const [failure, setFailure] = useState<'missing' | 'unreachable' | null>(null);
  const answered = useRef(onAnswer);
  answered.current = onAnswer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    if (!ask) return;
    let current = true;
    setFailure(null);
    ask().then(
      (answer) => current && answered.current(answer),
      (error: unknown) => current && setFailure(isMissing(error) ? 'missing' : 'unreachable'),
    );
    return () => {
      current = false;
    };
  }, [ask, turn]);
  useEffect(() => {
    if (failure !== 'unreachable') return;
    const again = () => setTurn((times) => times + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failure]);

  if (failure === 'missing') return missing;
  if (failure === 'unreachable') {
    return (
      <div role="alert">
        <Notice
          icon="alert"
          level="h1"
          title="Couldn’t check your payment"
          text={text}
          action={
            <>
              <Button variant="contained" onClick={() => setTurn((times) => times + 1)}>
                Check again
              </Button>
              {action}
            </>
          }
        />
      </div>
    );
  }
  return (
    <Box
      role="status"
      sx={{ display: 'grid', gap: 4, justifyItems: 'start', minHeight: '24rem', alignContent: 'start' }}
    >
      <CircularProgress aria-hidden="true" size={40} />
      <Typography variant="h1">Checking your payment</Typography>
      <Typography variant="lead" component="p" color="textSecondary">
        We’re asking whether it went through. This takes a few seconds.
      </Typography>
    </Box>
  );
}

const notTheirs: readonly string[] = [
  'order-not-found',
  'order-link-invalid',
  'charge-not-found',
  'not-allowed',
  'invalid-input',
  'sign-in-required',
];

const isMissing = (error: unknown): boolean =>
  error instanceof CallError && error.refusal !== null && notTheirs.includes(error.refusal.reason);
