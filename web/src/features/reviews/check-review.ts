import { reviewLimits, reviewStars } from '@tempera/domain/catalogue/review';
import { messages } from '@tempera/domain/site/messages';

/** What the form holds: a radio button's value is text, empty until one is chosen. */
export interface ReviewValues {
  rating: string;
  text: string;
}

/** What is sent. */
export interface ReviewDraft {
  rating: number;
  text: string;
}

const { noRating, noText, tooLong } = messages.review;
const known = reviewStars.map(String);

/** What stands against each field; empty when the review may be sent. */
export function checkReview({ rating, text }: ReviewValues): Partial<Record<keyof ReviewValues, string>> {
  const length = text.trim().length;
  return {
    ...(known.includes(rating) ? {} : { rating: noRating }),
    ...(length === 0 ? { text: noText } : {}),
    ...(length > reviewLimits.text ? { text: tooLong(reviewLimits.text) } : {}),
  };
}

/** Only of what {@link checkReview} lets pass. */
export const toDraft = ({ rating, text }: ReviewValues): ReviewDraft => ({
  rating: Number(rating),
  text: text.trim(),
});
