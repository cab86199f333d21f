import { z } from 'zod';
import { reviewLimits } from './review.ts';

/** What a person writes of `products/{slug}/reviews/{uid}`; name and times are added when it is sent. */
export const reviewDraftSchema = z.object({
  rating: z.number().int().min(1).max(5),
  text: z.string().trim().min(1).max(reviewLimits.text),
});

export const reportReasons = ['spam', 'abusive', 'wrong-product', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a person writes of `abuseReports/{slug}_{reviewUid}_{reporterUid}` about a review. */
export const reviewReportSchema = z.object({
  reason: z.enum(reportReasons),
  text: z.string().trim().max(reviewLimits.reportText),
});
