/** Where the links of mails about an account lead. */
export const authActionAddress = '/auth/action';

/** What a link of Auth does, as Auth's own links name it. */
export const authModes = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail', 'resetPassword'] as const;
export type AuthMode = (typeof authModes)[number];

export interface AuthAction {
  mode: AuthMode;
  /** Auth's one-time code. */
  code: string;
}

/** The action in the query of a link, Auth's own or the store's; null when there is none. */
export function readAuthAction(search: string): AuthAction | null {
  const query = new URLSearchParams(search);
  const mode = authModes.find((one) => one === query.get('mode'));
  const code = query.get('oobCode');
  return mode && code ? { mode, code } : null;
}

/** The page of the store that carries out what Auth's own page would, as a path. */
export const authActionPath = ({ mode, code }: AuthAction) =>
  `${authActionAddress}?${new URLSearchParams({ mode, oobCode: code })}`;
