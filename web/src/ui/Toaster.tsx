import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { ToastCard } from './ToastCard.tsx';
import type { Toast } from './toast.ts';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    warning: false;
    toast: { toast: Toast };
  }
}

/** `toasts` only ever grows; each one is shown once. */
export default function Toaster({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const toast of toasts.slice(shown.current)) {
      enqueueSnackbar(toast.title, {
        variant: 'toast',
        toast,
        autoHideDuration: toast.durationMs ?? (toast.kind === 'error' ? 8_000 : 5_000),
      });
    }
    shown.current = toasts.length;
  }, [toasts]);
  return (
    <SnackbarProvider
      maxSnack={3}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      Components={{ toast: ToastCard }}
    />
  );
}
