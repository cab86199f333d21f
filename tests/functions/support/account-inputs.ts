import fc from 'fast-check';
import type { TestAuth } from './callers.ts';
import { callers, mostly, nastyValue, shaped } from './inputs.ts';
import { pictures } from './pictures.ts';

export const invoiceInputs = (orderIds: readonly string[], chargeIds: readonly string[]) =>
  fc.oneof(
    shaped({
      orderId: mostly(fc.constantFrom(...orderIds, 'ORD-1000000000000', 'ORD-1', '../users/x')),
      uid: nastyValue,
    }),
    shaped({
      chargeId: mostly(fc.constantFrom(...chargeIds, ...orderIds, 'u-1763712345678', '../x-1763712345678')),
      uid: nastyValue,
    }),
  );

export const creditNoteInputs = (ids: readonly string[]) =>
  fc.oneof(
    shaped({ creditNoteId: mostly(fc.constantFrom(...ids, 'none', '../users/x')), uid: nastyValue }),
    shaped({ creditReversalId: mostly(fc.constantFrom(...ids, 'none', '../users/x')), uid: nastyValue }),
  );

export const avatarInputs = shaped({
  dataBase64: fc.oneof(
    mostly(fc.constantFrom(...Object.values(pictures))),
    fc.base64String({ maxLength: 400 }),
  ),
  uid: nastyValue,
});

export const deletionInputs = fc.oneof(
  fc.constant({ confirm: 'DELETE' }),
  shaped({ confirm: mostly(fc.constantFrom('DELETE', 'delete', '')), uid: nastyValue }),
);

/** Callers of every kind, of whom some have signed in just now, and some are these. */
export const accountCallers = (members: readonly TestAuth[]) => {
  const now = Math.floor(Date.now() / 1_000);
  const signedIn = callers.map((who) => who && { ...who, token: { ...who.token, auth_time: now } });
  return fc.oneof(
    { weight: 4, arbitrary: callers },
    { weight: 2, arbitrary: signedIn },
    { weight: 2, arbitrary: fc.constantFrom(...members) },
  );
};
