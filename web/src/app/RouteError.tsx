import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { referenceOf, withReference } from '@tempera/domain/calls/reference';
import { messages } from '@tempera/domain/site/messages';
import { Fragment, lazy, Suspense, use, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { PageWidth } from '../ui/layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { usePageFrame } from '../ui/page-frame.ts';
import { FailureReference } from './failure-reference.ts';
import { report } from './report.ts';

const NotFoundPage = lazy(() => import('../features/pages/NotFoundPage.tsx'));

/** What stands in a page's place when it failed, in the store's frame even where the page has its own. */
export function RouteError() {
  const { StoreFrame = Fragment } = usePageFrame() ?? {};
  return (
    <StoreFrame>
      <Failure />
    </StoreFrame>
  );
}

const reload = () => window.location.reload();

const newReference = () => referenceOf(crypto.getRandomValues(new Uint8Array(8)));

/** Not found, no connection with a retry, or the error fallback with the reference by which the store's log has it. */
function Failure() {
  const error = useRouteError();
  const given = use(FailureReference);
  const [reference] = useState(given ?? newReference);
  const { revalidate, state } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  // A server has a connection: what it can't reach is ours.
  const failure = !given && error instanceof TypeError ? error.message : '';
  const lacksCode = /dynamically imported|module script/i.test(failure);
  const offline = lacksCode || /fetch|network|load failed/i.test(failure);
  // A browser does not ask again for code that did not come.
  const again = lacksCode ? reload : revalidate;
  useEffect(() => {
    if (!missing && !offline) report(error, reference);
  }, [error, missing, offline, reference]);
  useEffect(() => {
    if (!offline) return;
    const stop = () => window.removeEventListener('online', again);
    window.addEventListener('online', again);
    // Whoever is on their way to another page is not brought back to this one.
    window.addEventListener('beforeunload', stop);
    return () => {
      stop();
      window.removeEventListener('beforeunload', stop);
    };
  }, [offline, again]);
  if (missing) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
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
            <Button variant="contained" disabled={state === 'loading'} onClick={() => again()}>
              Try again
            </Button>
          }
        />
      ) : (
        <Notice
          level="h1"
          icon="alert"
          title={messages.unexpected.title}
          text={withReference(messages.unexpected.text, reference)}
          action={
            <Button variant="contained" onClick={reload}>
              {messages.unexpected.button}
            </Button>
          }
        />
      )}
    </PageWidth>
  );
}

/** The shape of a page while its code and data are on the way. */
export function PageSkeleton() {
  return (
    <PageWidth
      role="status"
      aria-busy="true"
      aria-label="Loading"
      sx={{ minHeight: '100dvh', py: 6, display: 'grid', gap: 8, alignContent: 'start' }}
    >
      <Skeleton variant="rounded" height={44} width={180} />
      <Skeleton variant="rounded" height={56} width="60%" sx={{ mt: 10 }} />
      <Skeleton variant="rounded" height={24} width="40%" />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 8 }}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} variant="rounded" height={240} />
        ))}
      </Box>
    </PageWidth>
  );
}
