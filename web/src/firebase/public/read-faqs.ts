import type { Faq } from '@tempera/domain/catalogue/product';
import { publicPaths, toSettings } from './public-docs.ts';
import { readPublic, readPublicItems } from './public-store.ts';

/** All questions in their order, with `{taxRate}` in an answer as the store's tax rate. */
export async function readFaqs(): Promise<Faq[]> {
  const [faqs, settings] = await Promise.all([
    readPublicItems<Faq>('faqs'),
    readPublic(publicPaths.settings).then(toSettings),
  ]);
  return faqs
    .map((faq) => ({ ...faq, answer: faq.answer.replaceAll('{taxRate}', settings.taxRate) }))
    .sort((a, b) => a.order - b.order);
}
