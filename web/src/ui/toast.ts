export type ToastKind = 'success' | 'error' | 'info';

/** What a toast says; `durationMs` defaults to 5 seconds, errors stay for 8. `action` offers one step, such as undo. */
export interface Toast {
  title: string;
  text?: string;
  kind?: ToastKind;
  durationMs?: number;
  /** It is about the page that comes next, however long that takes to load. */
  forNextPage?: true;
  /** One of these is shown at a time. */
  id?: string;
  action?: { label: string; run: () => void };
}

const waiting: Toast[] = [];
let deliver: (() => void) | null = null;

/** Shows a toast from anywhere. Before the toaster is on the page, toasts wait for it. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  deliver?.();
}

/** Hands the waiting toasts over, now and whenever one comes; for the toast host only. Returns an unsubscribe function. */
export function onToasts(receive: (toasts: Toast[]) => void): () => void {
  deliver = () => receive(waiting.splice(0));
  if (waiting.length > 0) deliver();
  return () => {
    deliver = null;
  };
}
