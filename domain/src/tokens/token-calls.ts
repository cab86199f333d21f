import { z } from 'zod';
import { oneLine } from '../site/one-line.ts';
import { tokenLimits } from './access-token.ts';
import { type Scope, scopes, scopesSchema } from './scopes.ts';

/** What goes into and comes out of what makes access tokens and takes them away; as `calls/calls.ts`. Times in milliseconds. */

const nameSchema = z
  .string()
  .overwrite((typed) => oneLine(typed.toWellFormed()))
  .min(1, 'Please enter a name.')
  .max(tokenLimits.name, `Use at most ${tokenLimits.name} characters.`);

export const createTokenInput = z.object({
  name: nameSchema,
  scopes: scopesSchema,
  /** Null for a token that ends only when it is revoked. */
  expiresInDays: z.number().int().min(1).max(tokenLimits.mostDays).nullable(),
});
export type CreateTokenInput = z.input<typeof createTokenInput>;
/** The only time that anybody is told the token. */
export interface CreateTokenOutput {
  token: string;
  tokenId: string;
  expiresAt: number | null;
}

export const revokeTokenInput = z.object({ tokenId: z.string().regex(/^[A-Za-z0-9]{20}$/) });
export interface RevokeTokenOutput {
  revoked: true;
}

/** What asks to be signed in by a code; without `approve` the person only looks at it. A code that can't be one is refused as a wrong one. */
export const approveDeviceInput = z.object({
  userCode: z.string().max(40),
  approve: z.boolean().optional(),
});
export interface ApproveDeviceOutput {
  name: string;
  scopes: Scope[];
  /** From where it asked (ISO 3166-1 alpha-2), '' where nobody says. */
  country: string;
  expiresAt: number;
}

/** What a person does about the programs that act for them: makes a token, takes one away, and answers a device that asks. */
export const accessTokensInput = z.discriminatedUnion('action', [
  createTokenInput.extend({ action: z.literal('create') }),
  revokeTokenInput.extend({ action: z.literal('revoke') }),
  approveDeviceInput.extend({ action: z.literal('approve') }),
]);
export type AccessTokensInput = z.input<typeof accessTokensInput>;
export interface AccessTokensOutputs {
  create: CreateTokenOutput;
  revoke: RevokeTokenOutput;
  approve: ApproveDeviceOutput;
}

/** A device's request for a code (RFC 8628); it may name its scopes as OAuth does, in one text. */
export const startDeviceInput = z
  .object({
    client_name: nameSchema,
    scopes: z.array(z.enum(scopes)).optional(),
    scope: z.string().max(100).optional(),
  })
  .transform(({ client_name, scope, ...given }) => ({
    name: client_name,
    scopes: given.scopes ?? scope?.split(' ').filter(Boolean) ?? [],
  }))
  .pipe(z.object({ name: z.string(), scopes: scopesSchema }));
/** Times in seconds, as the RFC has them. */
export interface StartDeviceOutput {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  expires_in: number;
  interval: number;
}

export const deviceTokenInput = z.object({ device_code: z.string().max(200) });
export type DeviceTokenError = 'authorization_pending' | 'slow_down' | 'expired_token' | 'access_denied';
export interface DeviceTokenOutput {
  access_token: string;
  token_type: 'bearer';
  scope: string;
  expires_at: number | null;
}
