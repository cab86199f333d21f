import { approveDeviceInput, createTokenInput, revokeTokenInput } from '@tempera/domain/tokens/token-calls';
import { callable } from '../platform/callable.ts';
import { approveDevice as approve } from './approve-device.ts';
import { createToken as create } from './create-token.ts';
import { revokeToken as revoke } from './revoke-token.ts';

export const createToken = callable('createToken', createTokenInput, (input, { auth }) =>
  create(input, auth),
);

export const revokeToken = callable('revokeToken', revokeTokenInput, (input, { auth }) =>
  revoke(input, auth),
);

export const approveDevice = callable('approveDevice', approveDeviceInput, (input, { auth }) =>
  approve(input, auth),
);
