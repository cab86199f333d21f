/** The project this process works for; the runtime, the emulators and the tests all set `GCLOUD_PROJECT`. */
export function projectId(): string {
  return process.env.GCLOUD_PROJECT ?? 'demo-tempera';
}

/** `demo-` projects exist in the emulators only: no real money, mail or people. */
export function isDemoProject(): boolean {
  return projectId().startsWith('demo-');
}

/** Whether this process is a worker of the functions emulator. */
export function inFunctionsEmulator(): boolean {
  return process.env.FUNCTIONS_EMULATOR === 'true';
}

/** Whether this process is of a rehearsal of production, which sets this and is like production in all else. */
export function inRehearsal(): boolean {
  return process.env.TEMPERA_REHEARSAL === '1';
}
