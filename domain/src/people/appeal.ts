import { z } from 'zod';
import { typedText } from '../site/typed.ts';
import { signUpMessages } from './auth-messages.ts';

export const appealMaxLength = 2_000;
export const appealStatuses = ['open', 'accepted', 'rejected', 'over'] as const;
/** `over`: the restriction had ended, or given way to another one, before anybody decided. */
export type AppealStatus = (typeof appealStatuses)[number];

/** `appeals/{uid_restrictionId}`: a restricted person asks for another look, once for each restriction. */
export interface Appeal<Time> {
  uid: string;
  name: string;
  restrictionId: string;
  text: string;
  at: Time;
  status: AppealStatus;
}

/** One appeal for each restriction: the id leaves no room for a second. */
export const appealId = (uid: string, restrictionId: string) => `${uid}_${restrictionId}`;

export const appealForm = z.object({ text: typedText(appealMaxLength, signUpMessages.missing.text) });

export const decideAppealInput = z.object({
  id: z
    .string()
    .max(300)
    .regex(/^[^/\s.]+_[^/\s.]*$/)
    .refine((id) => id.isWellFormed()),
  accept: z.boolean(),
});
export interface DecideAppealOutput {
  status: AppealStatus;
}
