/**
 * What is wrong with the access token of a request that is refused with `sign-in-required`. `unknown` is all that is said to whoever holds
 * none of the store's: one that was taken away leaves nothing that could be found. `revoked` and `expired` are said to whoever holds it.
 */
export const tokenProblems = ['missing', 'malformed', 'unknown', 'revoked', 'expired'] as const;
export type TokenProblem = (typeof tokenProblems)[number];

/** Each in the words that git, npm, the API and the command line all print. */
export const tokenProblemTexts: Record<TokenProblem, string> = {
  missing: 'This needs an access token.',
  malformed: 'This is not an access token: it is something else, such as a password, or was cut or mistyped.',
  unknown: 'This access token doesn’t work: it was revoked, or belongs to another store.',
  revoked: 'This access token was revoked: its account has ended all sessions.',
  expired: 'This access token has expired.',
};

/** The same with where to get one. */
export const tokenProblemMessage = (problem: TokenProblem): string =>
  `${tokenProblemTexts[problem]} Create ${problem === 'missing' ? 'one' : 'a new one'} in the store: Profile, Access tokens.`;
