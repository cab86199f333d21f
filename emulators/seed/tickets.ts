/** One message of a seeded ticket: whose side sent it, and how many minutes after the ticket was opened. */
interface SeedMessage {
  from: 'customer' | 'staff';
  text: string;
  minutes: number;
}

/** A ticket of the demo customer, the oldest first. `opened` is in hours before the seed; the last message is unread. */
export interface SeedTicket {
  subject: string;
  status: 'open' | 'closed';
  opened: number;
  messages: readonly [SeedMessage, ...SeedMessage[]];
}

/** What the demo customer has asked, so that both sides of support have something to show. */
export const tickets: readonly SeedTicket[] = [
  {
    subject: 'Where is my invoice?',
    status: 'closed',
    opened: 72,
    messages: [
      {
        from: 'customer',
        text: 'I bought a template and need an invoice. Where do I find it?',
        minutes: 0,
      },
      {
        from: 'staff',
        text: 'It is in your profile, under Orders. Each paid order has an Invoice button.',
        minutes: 95,
      },
    ],
  },
  {
    subject: 'Neo Gate in an internal tool',
    status: 'open',
    opened: 5,
    messages: [
      { from: 'customer', text: 'Can we use Neo Gate for an internal tool?', minutes: 0 },
      { from: 'staff', text: 'Yes, the license covers that. How many people log in there?', minutes: 40 },
      { from: 'customer', text: 'About thirty, all of them from one company.', minutes: 55 },
    ],
  },
];
