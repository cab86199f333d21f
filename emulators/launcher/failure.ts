/** Something the person at the keyboard can act on: shown as its one line, without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Ctrl-C or a signal asked everything to end; not an error. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** The message of anything that was thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);
