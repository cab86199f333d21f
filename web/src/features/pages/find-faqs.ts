import type { Faq } from '@tempera/domain/product';

/** The questions in which every word of the text occurs, in question or answer; all of them without a text. */
export function findFaqs(faqs: readonly Faq[], text: string): Faq[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const all = `${question} ${answer}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
