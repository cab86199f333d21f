import Button from '@mui/material/Button';
import { messages } from '@tempera/domain/site/messages';
import { useEffect } from 'react';
import { Notice } from './Notice.tsx';

interface ErrorStateProps {
  title?: string;
  text?: string;
  onRetry?: () => void;
  level?: 'h1' | 'h2' | 'h3';
}

/** Something could not be had: says what to do next, and does it again on request, or when the connection is back. Announced to screen readers. */
export function ErrorState({
  title = 'Couldn’t load this',
  text = messages.networkError,
  onRetry,
  level,
}: ErrorStateProps) {
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const action = onRetry && (
    <Button variant="outlined" color="secondary" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <div role="alert">
      <Notice icon="alert" title={title} text={text} action={action} level={level} />
    </div>
  );
}
