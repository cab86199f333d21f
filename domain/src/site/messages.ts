import { formatCount } from './plain-text.ts';

/** Every error and toast that the store shows; docs/spec/messages.md says when. */
export const messages = {
  networkError: 'Network error. Please check your connection and try again.',
  download: {
    failedTitle: 'Download Failed',
    failed: 'Failed to download the template.',
    retry: 'Download failed. Please try again.',
  },
  checkout: {
    missing: 'Please fill in all required fields',
    declined: 'Your card was declined. Try another card.',
    orderNotFound: 'Order not found',
  },
  wishlist: { refused: 'Your wishlist was not changed. Your account can’t do this right now.' },
  support: {
    created: 'Support Ticket Created',
    createFailed: { title: 'Error', text: 'Failed to create support ticket. Please try again.' },
    sent: 'Message Sent',
    sendFailed: { title: 'Error', text: 'Failed to send message. Please try again.' },
    foreign: { title: 'Access Denied', text: 'You can only access your own support tickets.' },
    missing: {
      name: 'Enter your name.',
      email: 'Enter your email address.',
      subject: 'Enter a subject.',
      message: 'Write your message.',
    },
    tooLong: (limit: number) => `Shorten it to ${formatCount(limit)} characters.`,
  },
  unexpected: {
    title: 'Something went wrong',
    text: 'We encountered an unexpected error. Please try refreshing the page.',
    button: 'Refresh Page',
  },
} as const;
