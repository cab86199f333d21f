/** Tells the store of an error; what that takes loads with the first one. @param reference what the person was told */
export const report = (error: unknown, reference?: string): Promise<void> =>
  import('./send-report.ts')
    .then(({ sendReport }) => sendReport(error, import.meta.url, reference))
    .catch(() => {});

/** Errors that nobody has caught. Those of pages come by their error boundary. */
export function watchErrors(): void {
  addEventListener('error', (event) => report(event.error));
  addEventListener('unhandledrejection', (event) => report(event.reason));
}
