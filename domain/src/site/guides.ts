import type { GuideId } from './guide-ids.ts';

/**
 * A help article as it is while the owner has written no other (`guides/{id}`), true to what the store does. `{refundDays}`
 * stands for the setting; a section that has it is left out where the store refunds nothing.
 */
interface Guide {
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
    description: 'From the download to a page in your browser.',
    sections: [
      {
        heading: 'Unpack it',
        text: 'A template is a ZIP archive. Download it from its preview page or from the library in your profile, and unzip it. Everything is in one folder, with a README that explains the files.',
      },
      {
        heading: 'Open it',
        text: 'The README says how to run the template. One of plain HTML has no build step: open index.html in a browser. One that is built with a tool such as Vite names its commands there, usually npm install and npm run dev.',
      },
      {
        heading: 'Put it online',
        text: 'Change the texts and styles first: the source is complete and nothing is minified. Then upload the folder, or of a template with a build step what the build makes, to any web host that serves files.',
      },
    ],
  },
  {
    id: 'licenses',
    title: 'Licenses',
    description: 'What you may and may not do with a template.',
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
        text: 'The LICENSE file in each archive applies. It stays valid for what you downloaded, whatever plan you are on.',
      },
    ],
  },
  {
    id: 'updates',
    title: 'Updates and versions',
    description: 'How to get the latest version of what you own, or an older one.',
    sections: [
      {
        heading: 'The newest version',
        text: 'The download button gives you the newest version. Updates to what you own are free, and the changes are listed on the preview page.',
      },
      {
        heading: 'An older version',
        text: 'Your library in the profile lists the versions of each template that you own. Download links expire quickly, so use the button rather than an old link.',
      },
      {
        heading: 'With git, npm or shadcn',
        text: 'Create an access token in your profile, under Access tokens, where you also find how to set up your tools. Git clones every template you own and pulls new versions into your own changes. Templates that are packages install with npm, pnpm or Yarn, and templates that are all text can be added with shadcn.',
      },
    ],
  },
  {
    id: 'invoices',
    title: 'Invoices and taxes',
    description: 'Where to find your invoices, and how tax is calculated.',
    sections: [
      {
        heading: 'Your invoices',
        text: 'Each paid order in your profile, under Orders, and each charge of your plan, under Plan, has an invoice as a PDF, with its own number and the seller’s details. It is ready shortly after you pay. Each refund has a credit note, which stands beside the invoice.',
      },
      {
        heading: 'Tax',
        text: 'Prices are shown before tax. Tax is added at checkout, after any discount, and has its own line there and on the invoice.',
      },
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    description: 'How to get your money back.',
    sections: [
      {
        heading: 'How long you have',
        text: 'If a template is not what you hoped for, ask for your money back within {refundDays} days of your order. No reason needed.',
      },
      {
        heading: 'How to ask',
        text: 'Use the form on the support page and include the order number, which is in your profile under Orders. Once we send the refund, the template is removed from your library.',
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
        text: 'Starter includes three free templates per calendar month. Pro and Enterprise have no limit. A template you downloaded stays yours, and downloading it again does not count.',
      },
      {
        heading: 'Changing the plan',
        text: 'An upgrade starts right away, and you pay only for the rest of the month. A downgrade or a cancellation takes effect at the end of the period you paid for.',
      },
      {
        heading: 'Buying without a plan',
        text: 'You can buy any paid template on its own, for a single payment. You don’t need a plan.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account and your data',
    description: 'Keep your account safe, download your data, or delete your account.',
    sections: [
      {
        heading: 'Security',
        text: 'In your profile, under Security, you can change your password and email address, link Google or GitHub, and log out everywhere.',
      },
      {
        heading: 'A copy of your data',
        text: 'In your profile, under Your data, you can download everything the store keeps about you as one file.',
      },
      {
        heading: 'Deleting your account',
        text: 'You can delete your account in the same place. This can’t be undone. Your library is deleted too, so first download what you want to keep.',
      },
    ],
  },
];
