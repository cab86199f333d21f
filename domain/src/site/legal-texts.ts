/**
 * The legal pages as they are while the owner has written no others (`legalTexts/{id}`). `{site}`, `{email}` and `{refundDays}` stand for the settings; a section about refunds is left
 * out where there are none. An owner should have theirs looked over.
 */
interface LegalText {
  title: string;
  /** For search results. */
  description: string;
  sections: readonly { heading: string; text: string }[];
}

export const legalTexts: Record<string, LegalText> = {
  terms: {
    title: 'Terms of Service',
    description:
      'What you may do with a template from {site}, and what to expect: license, prices and refunds.',
    sections: [
      {
        heading: 'What you buy',
        text: 'A template is a ZIP archive of source code with a license file. The license in the archive says what you may do with it: use it in your own and your clients’ projects, change it as you like, but not sell or give it away as a template.',
      },
      {
        heading: 'Prices and payment',
        text: 'Prices are shown before tax. The checkout shows discount, tax and total before you pay. Your card goes to the payment provider; {site} never sees or stores its number.',
      },
      {
        heading: 'Refunds',
        text: 'If a template is not what you hoped for, write to {email} within {refundDays} days of your order. We refund your payment, and the template is removed from your library.',
      },
      {
        heading: 'Your account',
        text: 'Keep your password to yourself. We may restrict an account that is used to harm others or the store. We’ll tell you why, and you can write to support.',
      },
      {
        heading: 'What we promise',
        text: 'We fix bugs in our templates and give new versions to their owners for free. Beyond what the law requires, templates come without warranty.',
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'What {site} stores about you, why, who can see it, and how to have it deleted.',
    sections: [
      {
        heading: 'What we store',
        text: 'Your name and email address, what you ordered and downloaded, and when you were last here. If you buy as a guest, we store the same, without an account. Only the payment provider stores your card.',
      },
      {
        heading: 'Why',
        text: 'To deliver what you bought, answer you, and keep the records the law requires. We don’t sell data, show ads or track you on other sites.',
      },
      {
        heading: 'In your browser',
        text: 'We keep your login, your cart, your checkout form (never the card) and your light or dark mode. There are no tracking cookies, so there is no banner.',
      },
      {
        heading: 'Who sees it',
        text: 'The people who run {site}, and Google’s Firebase, which hosts it. Other customers only see the name on your reviews.',
      },
      {
        heading: 'Your rights',
        text: 'Write to {email} to get a copy of your data or to have your account deleted. We keep order records as long as the law requires.',
      },
    ],
  },
};
