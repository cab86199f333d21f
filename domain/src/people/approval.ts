import { z } from 'zod';
import { inviteUserInput } from '../mail/mail-calls.ts';
import { refundOrderInput } from '../orders/order-calls.ts';
import { refundChargeInput } from '../plans/refund-charge.ts';

/** What waits for the owner: the very call that was made. */
export type ApprovalAct =
  | { kind: 'admin'; input: { uid: string } }
  | { kind: 'invitation'; input: z.output<typeof inviteUserInput> }
  | { kind: 'refund'; input: z.output<typeof refundOrderInput> }
  | { kind: 'charge-refund'; input: z.output<typeof refundChargeInput> };

/** The same as it comes out of the database. */
export const approvalActSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('admin'), input: z.object({ uid: z.string().min(1).max(128) }) }),
  z.object({ kind: z.literal('invitation'), input: inviteUserInput }),
  z.object({ kind: z.literal('refund'), input: refundOrderInput }),
  z.object({ kind: z.literal('charge-refund'), input: refundChargeInput }),
]);

/** `approving` is confirmed and being carried out: nobody declines it any more, and confirming again finishes it. */
export type ApprovalStatus = 'open' | 'approving' | 'approved' | 'declined';

/** `approvals/{id}`: what somebody who manages the store wants to do, and only the owner may let them. */
export interface Approval<Time> {
  act: ApprovalAct;
  /** The act in words. */
  what: string;
  byId: string;
  byName: string;
  byEmail: string;
  at: Time;
  status: ApprovalStatus;
  decidedAt: Time | null;
}

export const decideApprovalInput = z.object({ id: z.string().regex(/^[a-f0-9]{32}$/), accept: z.boolean() });
export interface DecideApprovalOutput {
  status: ApprovalStatus;
}
