import { type AccessToken, tokenLimits } from '@tempera/domain/tokens/access-token';
import type {
  AccessTokensInput,
  AccessTokensOutputs,
  ApproveDeviceOutput,
  CreateTokenInput,
} from '@tempera/domain/tokens/token-calls';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';

/** A token as its person sees it; times in milliseconds. */
export type ListedToken = AccessToken<number> & { id: string };

/** A person's access tokens, the newest first. */
export const useTokens = (uid: string): Live<ListedToken[]> =>
  useList<ListedToken>(`users/${uid}/tokens`, orderBy('createdAt', 'desc'), limit(tokenLimits.count));

const ask = <Action extends AccessTokensInput['action']>(
  input: Extract<AccessTokensInput, { action: Action }>,
) => call<AccessTokensInput, AccessTokensOutputs[Action]>('accessTokens', input);

/** Makes a token, and is told it this once. @throws CallError, `sign-in-again` for one that may publish */
export const createToken = (input: CreateTokenInput) => ask({ action: 'create', ...input });

/** From the next request on nothing is done by it. @throws CallError */
export const revokeToken = (tokenId: string) => ask({ action: 'revoke', tokenId });

/** A device that asks to be let in, and the code that it shows. */
export type AskingDevice = ApproveDeviceOutput & { userCode: string };

/** The device that asks by a code. @throws CallError `device-code-invalid` */
export const findDevice = async (userCode: string): Promise<AskingDevice> => ({
  ...(await ask({ action: 'approve', userCode })),
  userCode,
});

/** Lets a device in, or not. @throws CallError `device-code-invalid`; `sign-in-again` for one that may publish */
export const answerDevice = ({ userCode }: AskingDevice, approve: boolean) =>
  ask({ action: 'approve', userCode, approve });
