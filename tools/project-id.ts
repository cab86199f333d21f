/** Whether a project of Google Cloud can have this id. */
export const isProjectId = (project: string): boolean => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project);

/** What such an id looks like. */
export const projectIdRule = 'An id has 6 to 30 small letters, digits and hyphens, as my-store.';

/** @throws Error for a project of the emulators, which has no place at Google's */
export function assertNotLocal(project: string): void {
  if (project.startsWith('demo-'))
    throw new Error(`${project} lives in the emulators alone: npm start opens it.`);
}

/** @throws Error for what no project of Google Cloud can be called, in one line */
export function assertProjectId(project: string): void {
  assertNotLocal(project);
  if (!isProjectId(project)) throw new Error(`${project} is no project of Google Cloud. ${projectIdRule}`);
}
