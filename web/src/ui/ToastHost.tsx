import { type ComponentType, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { onToasts, type Toast, toastsEndEvent } from './toast.ts';

type ToasterType = ComponentType<{ toasts: Toast[] }>;

/** Waits for the first toast and only then loads what shows them; if that can't be had, the next toast tries again. */
export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [Toaster, setToaster] = useState<ToasterType | null>(null);
  useEffect(() => onToasts((more) => setToasts((shown) => [...shown, ...more])), []);
  useEffect(() => {
    if (Toaster) return;
    const forget = () => setToasts([]);
    window.addEventListener(toastsEndEvent, forget);
    return () => window.removeEventListener(toastsEndEvent, forget);
  }, [Toaster]);
  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    // Asking for code takes longer than all else that a touch on "Add to cart" does.
    afterPaint(() =>
      import('./Toaster.tsx').then(
        (loaded) => setToaster(() => loaded.default),
        (error: unknown) => console.warn('Toasts can’t be shown yet', error),
      ),
    );
  }, [toasts, Toaster]);
  return Toaster && <Toaster toasts={toasts} />;
}
