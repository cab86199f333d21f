/** A project of Google Cloud by its id. @throws Error that says what one looks like, in one line */
export function assertProjectId(project: string): void {
  if (project.startsWith('demo-'))
    throw new Error(`${project} lives in the emulators alone: npm start opens it.`);
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project))
    throw new Error(
      `${project} is no id of a project of Google Cloud: 6 to 30 small letters, digits and hyphens, as my-store.`,
    );
}
