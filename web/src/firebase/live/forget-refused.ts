/** Forgets what reactfire keeps of listeners that ended with an error, so that the next screen asks again. */
export function forgetRefused(): void {
  const { _reactFirePreloadedObservables: kept } = globalThis as {
    _reactFirePreloadedObservables?: Map<string, { ourError?: Error }>;
  };
  for (const [id, { ourError }] of kept ?? []) if (ourError) kept?.delete(id);
}
