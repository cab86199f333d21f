let wanted = false;
let open: (() => void) | null = null;

/** Opens the live chat from anywhere. Before its widget is on the page, the wish waits for it. */
export function openChat(): void {
  wanted = true;
  open?.();
}

/** Hears of the wish, now and whenever one comes; for the widget only. Returns an unsubscribe function. */
export function onChatWanted(listener: () => void): () => void {
  open = () => {
    if (!wanted) return;
    wanted = false;
    listener();
  };
  open();
  return () => {
    open = null;
  };
}
