/** Loaded before a worker: specs and their kit that import vitest get the collector, which asks for the real one itself. */
import { registerHooks } from 'node:module';

const collector = new URL('collector.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== collector
      ? { url: collector, shortCircuit: true }
      : next(specifier, context),
});
