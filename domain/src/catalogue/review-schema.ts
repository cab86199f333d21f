import { z } from 'zod';
import { laterMessages } from '../site/later-messages.ts';
import { reviewLimits, reviewStars } from './review.ts';

const { noRating, noText, tooLong } = laterMessages.review;

/** What a person writes of `products/{slug}/reviews/{uid}`; name and times are added when it is sent. */
export const reviewDraftSchema = z.object({
  rating: z.number().int().min(1).max(5),
  text: z.string().trim().min(1, noText).max(reviewLimits.text, tooLong(reviewLimits.text)),
});
export type ReviewDraft = z.infer<typeof reviewDraftSchema>;

/** The same as the form has it: a radio button's value is text, empty until one is chosen. */
export const reviewForm = reviewDraftSchema.extend({
  rating: z
    .string()
    .refine((stars) => reviewStars.some((star) => String(star) === stars), noRating)
    .transform(Number),
});

export const reportReasons = ['spam', 'abusive', 'wrong-product', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A report to the staff: why, and a remark of at most `limit` characters. */
export const reportForm = (limit: number) =>
  z.object({
    // Of radio buttons none of which is chosen the value is null.
    reason: z.string(laterMessages.report.noReason).min(1, laterMessages.report.noReason),
    text: z.string().trim().max(limit, tooLong(limit)),
  });

/** What a person writes of `abuseReports/{slug}_{reviewUid}_{reporterUid}` about a review. */
export const reviewReportSchema = z.object({
  reason: z.enum(reportReasons),
  text: z.string().trim().max(reviewLimits.reportText),
});
