import Button from '@mui/material/Button';
import { messages } from '@tempera/domain/site/messages';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { NotFoundPage } from '../features/pages/NotFoundPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageWidth } from '../ui/PageWidth.tsx';

/** What stands in a page's place when it failed: not found, no connection with a retry, or the error fallback. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const offline = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  return (
    <PageWidth sx={{ py: 16 }}>
      <title>{offline ? 'No connection' : messages.unexpected.title}</title>
      {offline ? (
        <Notice
          level="h1"
          icon="offline"
          title="No connection"
          text={messages.networkError}
          action={
            <Button variant="contained" disabled={state === 'loading'} onClick={() => revalidate()}>
              Try again
            </Button>
          }
        />
      ) : (
        <Notice
          level="h1"
          icon="alert"
          title={messages.unexpected.title}
          text={messages.unexpected.text}
          action={
            <Button variant="contained" onClick={() => window.location.reload()}>
              {messages.unexpected.button}
            </Button>
          }
        />
      )}
    </PageWidth>
  );
}
