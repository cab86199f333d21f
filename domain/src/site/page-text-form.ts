import { z } from 'zod';
import { pageTextLimits } from './page-text.ts';
import { typedText } from './typed.ts';

/** The editor of a page's texts, and what `legalTexts/{id}` and `guides/{id}` hold. */
export const pageTextForm = z.object({
  title: typedText(pageTextLimits.title, 'Enter a title.'),
  description: typedText(pageTextLimits.description, 'Enter a description.'),
  body: typedText(pageTextLimits.body, 'Enter a text.'),
});
