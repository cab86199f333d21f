/** Both codebases in one, as the local store runs them. */
export * from './pages.ts';
export * from './store.ts';
