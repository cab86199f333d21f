/** Resolves when somebody comes back to this very page by the back button, after it was left for another. */
export const cameBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', function shown({ persisted }) {
      if (!persisted) return;
      window.removeEventListener('pageshow', shown);
      resolve();
    });
  });

/** Leaves this page for another. @returns when somebody comes back by the back button */
export function leaveFor(url: string): Promise<void> {
  const back = cameBack();
  window.location.assign(url);
  return back;
}
