import { useEffect } from 'react';
import { useSettings } from '../ui/settings.tsx';
import { SplashFace } from './SplashFace.tsx';

const fadeMs = 180;

/**
 * The opening screen, once in a browser (`pacing.splashMs`). The page loads and works beneath it: it takes no
 * click, a key or a press ends it, and 0 switches it off. before-paint.js marks the page on which it is due.
 */
export function Splash({ durationMs }: { durationMs: number }) {
  const { siteName } = useSettings();
  useEffect(() => {
    const page = document.documentElement;
    if (!page.hasAttribute('data-splash')) return;
    remember();
    if (durationMs === 0) {
      page.removeAttribute('data-splash');
      return;
    }
    const stop = new AbortController();
    const end = () => {
      // The first touch of a page long after it would otherwise draw the screen over the page once more, though nobody sees it.
      stop.abort();
      window.clearTimeout(timer);
      page.setAttribute('data-splash', 'leaving');
      window.setTimeout(() => page.removeAttribute('data-splash'), fadeMs);
    };
    // It has been there since the page was painted, which may be long before this runs.
    const timer = window.setTimeout(end, Math.max(0, durationMs - performance.now()));
    for (const event of ['keydown', 'pointerdown'] as const) {
      window.addEventListener(event, end, { signal: stop.signal });
    }
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [durationMs]);
  if (durationMs === 0) return null;
  return <SplashFace name={siteName} durationMs={durationMs} fadeMs={fadeMs} />;
}

/** Storage that is switched off only means that the splash shows again. */
function remember(): void {
  try {
    localStorage.setItem('tempera.splash', 'shown');
  } catch {
    return;
  }
}
