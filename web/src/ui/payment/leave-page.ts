/** Resolves when somebody comes back to this very page by the back button, after it was left for another. */
export const cameBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', function shown({ persisted }) {
      if (!persisted) return;
      window.removeEventListener('pageshow', shown);
      resolve();
    });
  });
