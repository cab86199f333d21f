import type { Plan } from '@tempera/domain/catalogue/product';

/** The three plans and their response promises. */
export const plans: Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    priceCents: 0,
    period: 'month',
    description: 'For trying things out and small personal sites.',
    features: [
      '3 free templates a month',
      'Commercial license for every template',
      'Updates to what you downloaded',
      'Answers within 2-3 days',
    ],
    buttonText: 'Start free',
    popular: false,
    responsePromise: '2-3 days',
    order: 1,
  },
  {
    id: 'pro',
    name: 'Pro',
    priceCents: 2900,
    period: 'month',
    description: 'For developers who build for clients.',
    features: [
      'Everything in Starter',
      'No monthly limit on free templates',
      'Priority in the support queue',
      'Answers within 24 hours',
    ],
    buttonText: 'Choose Pro',
    popular: true,
    responsePromise: 'within 24 hours',
    order: 2,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    priceCents: 9900,
    period: 'month',
    description: 'For teams that need an answer the same day.',
    features: [
      'Everything in Pro',
      'One license for the whole team',
      'A named contact in support',
      'Answers within 4 hours',
    ],
    buttonText: 'Choose Enterprise',
    popular: false,
    responsePromise: 'within 4 hours',
    order: 3,
  },
];
