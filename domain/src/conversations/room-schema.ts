import { z } from 'zod';
import { roomLimits } from './room.ts';

export const messageReportReasons = ['spam', 'abusive', 'scam', 'other'] as const;
export type MessageReportReason = (typeof messageReportReasons)[number];

/** What a person writes of `abuseReports/{roomId}_{messageId}_{reporterUid}` about a message. */
export const messageReportSchema = z.object({
  reason: z.enum(messageReportReasons),
  text: z.string().trim().max(roomLimits.reportText),
});
