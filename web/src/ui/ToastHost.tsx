import { type ComponentType, useEffect, useState } from 'react';
import { onToasts, type Toast } from './toast.ts';

type ToasterType = ComponentType<{ toasts: Toast[] }>;

/** Waits for the first toast and only then loads what shows them; if that can't be had, the next toast tries again. */
export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [Toaster, setToaster] = useState<ToasterType | null>(null);
  useEffect(() => onToasts((more) => setToasts((shown) => [...shown, ...more])), []);
  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    import('./Toaster.tsx').then(
      (loaded) => setToaster(() => loaded.default),
      (error: unknown) => console.warn('Toasts can’t be shown yet', error),
    );
  }, [toasts, Toaster]);
  return Toaster && <Toaster toasts={toasts} />;
}
