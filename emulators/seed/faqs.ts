import type { Faq } from '@tempera/domain/catalogue/product';

const entries: Omit<Faq, 'order'>[] = [
  {
    id: 'what-do-i-get',
    group: 'General',
    question: 'What do I get when I buy a template?',
    answer:
      'A ZIP archive with the complete source: pages, styles, scripts, a README that says how to run and change it, and the license. Nothing is minified and nothing is left out.',
  },
  {
    id: 'license',
    group: 'General',
    question: 'What does the license allow?',
    answer:
      'Use in as many of your own and your clients’ projects as you like, commercial ones included, and any change you want. You may not sell or give away the template itself as a template. The full text is the LICENSE file in each archive.',
  },
  {
    id: 'account-needed',
    group: 'General',
    question: 'Do I need an account?',
    answer:
      'Not to browse or try a demo. To download a free template, yes. You can buy as a guest, but with an account you have a library and can download again at any time.',
  },
  {
    id: 'look-before',
    group: 'General',
    question: 'Can I try a template before I buy it?',
    answer:
      'Yes. Every preview page has a running demo, the list of the files in the archive and a piece of the source.',
  },
  {
    id: 'how-to-run',
    group: 'Technical',
    question: 'How do I run a template?',
    answer:
      'Unzip it and follow its README. Most templates are plain HTML: open index.html, there is no build step. The others name their commands there, usually npm install and npm run dev.',
  },
  {
    id: 'frameworks',
    group: 'Technical',
    question: 'Which frameworks do the templates need?',
    answer:
      'Most need none: they are HTML, CSS and JavaScript, written in small files that move easily into a framework of your choice. A template that is made with one says so on its page.',
  },
  {
    id: 'updates',
    group: 'Technical',
    question: 'How do I get updates?',
    answer:
      'Download the template again, or run git pull in your clone: you always get the newest version, and the changelog is on the preview page. Updates to what you own are free.',
  },
  {
    id: 'download-stopped',
    group: 'Technical',
    question: 'My download stopped halfway. What now?',
    answer:
      'Start it again from the preview page or your library. Links expire quickly, so use the button rather than an old link.',
  },
  {
    id: 'refunds',
    group: 'Billing',
    question: 'Can I get my money back?',
    answer:
      'Yes, within 30 days of the order, without giving a reason. Write to support with your order number.',
  },
  {
    id: 'tax',
    group: 'Billing',
    question: 'Is tax included in the price?',
    answer:
      'Prices are shown before tax. Tax of {taxRate} percent is added at checkout, after any discount, and has its own line.',
  },
  {
    id: 'card-details',
    group: 'Billing',
    question: 'Do you keep my card details?',
    answer:
      'No. Card details go from your browser to the payment provider. We receive a token that is good for one payment.',
  },
  {
    id: 'coupons',
    group: 'Billing',
    question: 'How do coupons work?',
    answer:
      'Enter the code at checkout and press Apply. One coupon fits one order. Some need a minimum amount, and some have a limited number of uses.',
  },
  {
    id: 'plan-needed',
    group: 'Pricing',
    question: 'Do I need a plan to buy a template?',
    answer:
      'No. Every template is sold on its own, once, for the price on its page. Plans are about free downloads and how fast support answers.',
  },
  {
    id: 'response-times',
    group: 'Pricing',
    question: 'How fast does support answer?',
    answer: 'On Starter in 2-3 days, on Pro within 24 hours, on Enterprise within 4 hours.',
  },
  {
    id: 'change-plan',
    group: 'Pricing',
    question: 'Can I change or cancel my plan?',
    answer:
      'Yes, at any time, in your profile. An upgrade starts right away, and you pay the difference for the rest of the month. A downgrade or a cancellation starts with the next month. Everything you bought or claimed stays yours.',
  },
];

/** The questions of the pricing and support pages. */
export const faqs: Faq[] = entries.map((entry, index) => ({ ...entry, order: index + 1 }));
