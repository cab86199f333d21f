import { lazy, Suspense, useEffect, useState } from 'react';
import { onToasts, type Toast } from './toast.ts';

const Toaster = lazy(() => import('./Toaster.tsx'));

/** Waits for the first toast and only then loads what shows them. */
export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  useEffect(() => onToasts((more) => setToasts((shown) => [...shown, ...more])), []);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}
