import type { GuideId } from '@tempera/domain/site/guide-ids';

/** A help article. Its texts stand here, in the chunk of its own pages, and are true to what the store does. */
export interface Guide {
  id: GuideId;
  title: string;
  /** For search results and the list. */
  description: string;
  sections: readonly { heading: string; text: string }[];
}

export const guides: readonly Guide[] = [
  {
    id: 'run-a-template',
    title: 'Install and run a template',
    description: 'From the archive to a page in your browser.',
    sections: [
      {
        heading: 'Unpack it',
        text: 'A template is a ZIP archive. Download it from its preview page or from your library in the profile, and unzip it: everything lies in one folder, with a README that says what is where.',
      },
      {
        heading: 'Open it',
        text: 'Open index.html in a browser. There is no build step and nothing to install. If you prefer an address, npm start in the folder serves it on your own machine.',
      },
      {
        heading: 'Put it online',
        text: 'Upload the folder to any web host that serves files. Change texts and styles before that: the source is complete and nothing is minified.',
      },
    ],
  },
  {
    id: 'licences',
    title: 'Licences',
    description: 'What you may do with a template, and what you may not.',
    sections: [
      {
        heading: 'What is allowed',
        text: 'Use a template in as many of your own and your clients’ projects as you like, commercial ones included, and change whatever you want.',
      },
      {
        heading: 'What is not',
        text: 'You may not sell or give away the template itself as a template, changed or not.',
      },
      {
        heading: 'The full text',
        text: 'The LICENSE file in each archive is what counts. It stays valid for what you downloaded, whatever plan you are on.',
      },
    ],
  },
  {
    id: 'updates',
    title: 'Updates and versions',
    description: 'How to get the newest version of what you own, and an older one.',
    sections: [
      {
        heading: 'The newest version',
        text: 'The download button gives you the newest version. Updates of what you own cost nothing, and the changes stand on the preview page.',
      },
      {
        heading: 'An older version',
        text: 'Your library in the profile lists the versions of each template that you own. Download links are valid for a short time only, so use the button rather than an old link.',
      },
    ],
  },
  {
    id: 'invoices',
    title: 'Invoices and taxes',
    description: 'Where your invoices are, and how tax is worked out.',
    sections: [
      {
        heading: 'Your invoices',
        text: 'Each paid order in your profile, under Orders, and each charge of your plan, under Plan, has an invoice as a PDF, with its own number and the seller’s details. The number is given shortly after the payment.',
      },
      {
        heading: 'Tax',
        text: 'Prices are shown before tax. Tax is added at checkout, after any discount, and stands on its own line there and on the invoice.',
      },
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds and the 30-day guarantee',
    description: 'How to get your money back.',
    sections: [
      {
        heading: 'Thirty days',
        text: 'If a template is not what you hoped for, you have 30 days from your order to ask for your money back. You need not give a reason.',
      },
      {
        heading: 'How to ask',
        text: 'Write to us with the form on the support page and tell us the order number, which stands in your profile under Orders. Once the money is on its way back, the template leaves your library.',
      },
    ],
  },
  {
    id: 'plans',
    title: 'Plans and free templates',
    description: 'What the plans include, and how to change between them.',
    sections: [
      {
        heading: 'Free templates a month',
        text: 'Starter includes three free templates a calendar month; Pro and Enterprise have no limit. A template that you took stays yours, and downloading it again does not count.',
      },
      {
        heading: 'Changing the plan',
        text: 'An upgrade counts at once and you pay only for the rest of the month. A downgrade or a cancellation counts from the end of the period that you paid for.',
      },
      {
        heading: 'Buying without a plan',
        text: 'Every template with a price is sold on its own, once. No plan is needed for that.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account and your data',
    description: 'Sign in safely, take your data with you, or leave.',
    sections: [
      {
        heading: 'Safety',
        text: 'In the profile, under Security, you change your password and your e-mail address, link Google or GitHub, and sign out everywhere.',
      },
      {
        heading: 'A copy of your data',
        text: 'In the profile, under Your data, you download all that the store keeps about you as one file.',
      },
      {
        heading: 'Leaving',
        text: 'You delete your account in the same place. That cannot be undone: your library goes with it, so download first what you want to keep.',
      },
    ],
  },
];
