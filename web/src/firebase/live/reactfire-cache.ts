/**
 * reactfire keeps observables of the former person, errors included, in a global map; a sign-in in the same tab would
 * resume with them (docs/architecture.md#reactfire). Clear it while no signed-in screen is mounted.
 */
export function clearReactfireCache(): void {
  (
    globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> }
  )._reactFirePreloadedObservables?.clear();
}
