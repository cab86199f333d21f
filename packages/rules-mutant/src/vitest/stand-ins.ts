/**
 * Loaded before a worker, whose first argument is a spec file: what specs and their helpers import of vitest and of
 * `@firebase/rules-unit-testing` is ours, which asks for the real ones from where the spec stands.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { loadProtosOnce } from './load-protos-once.ts';

const here = new URL('.', import.meta.url).href;
const standIns: Record<string, string> = {
  vitest: `${here}collector.ts`,
  '@firebase/rules-unit-testing': `${here}rules-testing.ts`,
};
const spec = pathToFileURL(process.argv[2] ?? '').href;

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL?.startsWith(here);
    if (isOurs && /^(vitest$|@?firebase\/)/.test(specifier))
      return next(specifier, { ...context, parentURL: spec });
    const url = isOurs ? undefined : standIns[specifier];
    return url ? { url, shortCircuit: true } : next(specifier, context);
  },
});

loadProtosOnce(spec);
