import { defaultSettings } from '@tempera/domain/settings/settings';
import { expect, it, vi } from 'vitest';
import { readFaqs } from './read-faqs.ts';

const asked = vi.hoisted(() => ({ taxRate: '19' }));
vi.mock('./public-store.ts', () => ({
  readPublic: async () => ({ ...defaultSettings, ...asked }),
  readPublicItems: async () => [
    { id: 'b', question: 'Taxed?', answer: 'By {taxRate} percent, {taxRate}.', group: 'Billing', order: 2 },
    { id: 'a', question: 'Free?', answer: 'Some.', group: 'General', order: 1 },
  ],
}));

it('has the tax rate of the settings in each answer, and the order of the owner', async () => {
  const faqs = await readFaqs();
  expect(faqs.map(({ answer }) => answer)).toEqual(['Some.', 'By 19 percent, 19.']);
});
