/** The store's own legal pages. `{site}` and `{email}` stand for the settings. An owner should have theirs looked over. */
export interface LegalText {
  title: string;
  /** For search results. */
  description: string;
  sections: readonly { heading: string; text: string }[];
}

export const legalTexts: Record<string, LegalText> = {
  terms: {
    title: 'Terms of Service',
    description:
      'What you may do with a template from {site}, and what you can count on: licence, prices, money back.',
    sections: [
      {
        heading: 'What you buy',
        text: 'A template is a ZIP archive of source code with a licence file. The licence in the archive says what you may do with it: use it in your own and your clients’ projects, change it as you like, but not sell or give it away as a template.',
      },
      {
        heading: 'Prices and payment',
        text: 'Prices are shown before tax. The checkout shows discount, tax and total before you pay. Your card goes to the payment provider; {site} never sees or stores its number.',
      },
      {
        heading: 'Money back',
        text: 'If a template is not what you hoped for, write to {email} within 30 days of your order. We give the money back and the template leaves your library.',
      },
      {
        heading: 'Your account',
        text: 'Keep your password to yourself. We may restrict an account that is used to harm others or the store; you are told the reason and can write to support.',
      },
      {
        heading: 'What we promise',
        text: 'We mend faults in our templates and offer new versions to those who own them at no cost. Beyond what the law requires, templates come without warranty.',
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'What {site} stores about you, why, who sees it, and how to have it deleted.',
    sections: [
      {
        heading: 'What we store',
        text: 'Your name and e-mail address, what you ordered and downloaded, and when you were last here. If you buy as a guest, the same without an account. Your card is stored by the payment provider alone.',
      },
      {
        heading: 'Why',
        text: 'To give you what you bought, to answer you, and to keep the accounts the law asks for. We do not sell data, show advertising or follow you to other sites.',
      },
      {
        heading: 'In your browser',
        text: 'We keep your sign-in, your cart, the draft of a checkout form (never the card) and your choice of colours. There are no tracking cookies, hence no banner.',
      },
      {
        heading: 'Who sees it',
        text: 'The people who run {site}, and Google’s Firebase, on which it runs. Other customers see at most the name that you put under a review.',
      },
      {
        heading: 'Your rights',
        text: 'Ask for a copy of your data, or for your account to be deleted: write to {email}. Records of orders stay as long as the law requires.',
      },
    ],
  },
};
