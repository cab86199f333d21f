/** Stands in for `@firebase/rules-unit-testing` in a worker: an environment for the rules under test opens a mutant. */
import { initializeTestEnvironment as initialize } from '@firebase/rules-unit-testing';

export * from '@firebase/rules-unit-testing';

export const underTest = {
  /** Rules that are given to an environment are those under test when they read like this. */
  original: '',
  /** What is opened in their place. */
  rules: '',
  /** Added to the names of projects: keeps workers and spec files apart. */
  suffix: '',
  /** Projects that opened them. */
  projects: new Set<string>(),
};

/** Where the Firestore emulator is. */
export function emulator(): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${process.env.FIRESTORE_EMULATOR_HOST}`);
  return { host: hostname, port: Number(port) };
}

export const initializeTestEnvironment: typeof initialize = (config) => {
  const { original, rules, suffix, projects } = underTest;
  const given = config.firestore?.rules;
  if (given === undefined ? config.storage || config.database : given !== original) return initialize(config);
  const projectId = `${config.projectId ?? process.env.GCLOUD_PROJECT ?? 'demo-rules'}${suffix}`;
  projects.add(projectId);
  return initialize({ ...config, projectId, firestore: { ...config.firestore, ...emulator(), rules } });
};
