import { type TokenProblem, tokenProblemTexts } from '@tempera/domain/tokens/token-problems';

/**
 * What a command ends with; documented in docs/cli.md, so that scripts may branch on it.
 * `found`: the command did its work and what it looked for is not well: conflicts, changed files, advisories.
 */
export const exitCodes = {
  done: 0,
  found: 1,
  usage: 2,
  login: 3,
  refused: 4,
  unreachable: 5,
  local: 6,
} as const;

export type Ending = keyof typeof exitCodes;

/** Why a command did not do its work, in words for a person. */
export class Failure extends Error {
  readonly ending: Exclude<Ending, 'done'>;
  /** For programs: the store's own reason where the store has refused. */
  readonly reason: string;
  /** What to do about it. */
  readonly hint: string | null;

  constructor(
    ending: Exclude<Ending, 'done'>,
    message: string,
    { reason = ending as string, hint = null as string | null } = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.ending = ending;
    this.reason = reason;
    this.hint = hint;
  }
}

/** The store refuses the token. @param problem what it says is wrong with it; a store older than that says only the reason */
export const refusedToken = (reason: string, problem: TokenProblem | undefined): Failure =>
  new Failure(
    'login',
    problem
      ? tokenProblemTexts[problem]
      : 'The store doesn’t accept your access token: it was revoked, has expired, or is wrong.',
    { reason, hint: 'Run tempera login, or check TEMPERA_TOKEN.' },
  );
