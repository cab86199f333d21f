import { type AccessToken, tokenLimits } from '@tempera/domain/tokens/access-token';
import type {
  ApproveDeviceOutput,
  approveDeviceInput,
  CreateTokenInput,
  CreateTokenOutput,
  RevokeTokenOutput,
} from '@tempera/domain/tokens/token-calls';
import { limit, orderBy } from 'firebase/firestore';
import type { z } from 'zod';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';

/** A token as its person sees it; times in milliseconds. */
export type ListedToken = AccessToken<number> & { id: string };

/** A person's access tokens, the newest first. */
export const useTokens = (uid: string): Live<ListedToken[]> =>
  useList<ListedToken>(`users/${uid}/tokens`, orderBy('createdAt', 'desc'), limit(tokenLimits.count));

/** Makes a token, and is told it this once. @throws CallError, `sign-in-again` for one that may publish */
export const createToken = (input: CreateTokenInput) =>
  call<CreateTokenInput, CreateTokenOutput>('createToken', input);

/** From the next request on nothing is done by it. @throws CallError */
export const revokeToken = (tokenId: string) =>
  call<{ tokenId: string }, RevokeTokenOutput>('revokeToken', { tokenId });

type Answer = z.input<typeof approveDeviceInput>;

/** A device that asks to be let in, and the code that it shows. */
export type AskingDevice = ApproveDeviceOutput & { userCode: string };

const ask = (input: Answer) => call<Answer, ApproveDeviceOutput>('approveDevice', input);

/** The device that asks by a code. @throws CallError `device-code-invalid` */
export const findDevice = async (userCode: string): Promise<AskingDevice> => ({
  ...(await ask({ userCode })),
  userCode,
});

/** Lets a device in, or not. @throws CallError `device-code-invalid`; `sign-in-again` for one that may publish */
export const answerDevice = ({ userCode }: AskingDevice, approve: boolean) => ask({ userCode, approve });
