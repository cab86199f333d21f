import { type ReactNode, Suspense, useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/** What scrolls within it must not widen the page. */
const narrow = { minWidth: 0 };

interface AsRenderedProps {
  /** What it is made of: what the server made stays until this becomes another. */
  of: string;
  /** Stands in while the code that makes it is loading. */
  fallback: ReactNode;
  /** Shows `of` and answers to nothing; loaded lazily, or there is no gain. */
  children: ReactNode;
}

/**
 * Keeps a part of the page as the server has rendered it, without the code that made it. React leaves alone what stands
 * within an element of raw HTML when it takes over a page, and says nothing of it when told so; links in it are plain ones
 * then. A page that began in the browser, and a part whose content changed, is made by its own code.
 */
export function AsRendered({ of, fallback, children }: AsRenderedProps) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const first = useRef({ hydrating: hydrating && !import.meta.env.SSR, of });
  if (first.current.hydrating && first.current.of === of) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's own HTML stays
    return <div style={narrow} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div key="own" style={narrow}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
