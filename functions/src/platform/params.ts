import { defineSecret, defineString } from 'firebase-functions/params';

/** The account whose verified email address this is becomes the owner. */
export const ownerEmail = defineString('OWNER_EMAIL', {
  description: 'Email address of the owner; they must have verified it',
});

/**
 * What the owner presents once, to become it (docs/deploy.md): whoever has signed up with their address before them does not know it. Empty asks for
 * none, as locally.
 */
export const ownerClaim = defineString('OWNER_CLAIM', {
  default: '',
  description: 'Code by which the owner claims the store; npm run setup prints one',
});

/** Where customers meet the store, `https://store.example.com`; empty makes download links relative. */
export const storeOrigin = defineString('STORE_ORIGIN', {
  default: '',
  description: 'Origin of the store, for links in emails and downloads',
});

/** Where VAT ids are looked up; empty is VIES itself, and in demo projects the simulated one. */
export const viesUrl = defineString('VIES_URL', {
  default: '',
  description: 'Address of VIES; leave it empty',
});

/** Signs links to downloads and orders. Changing it ends all links given out. */
export const downloadSigningKey = defineSecret('DOWNLOAD_SIGNING_KEY');

/** The mail server that the password is for: it goes to no other, whatever the settings say; empty, and it goes to none. */
export const smtpHost = defineString('SMTP_HOST', {
  default: '',
  description: 'Host of the mail server that SMTP_PASSWORD is for',
});

/** What that mail server asks the user of `settings/private` for. */
export const smtpPassword = defineSecret('SMTP_PASSWORD');

/**
 * How many mails a second that mail server is given; 14 is what a new account of Amazon SES may send. Read from the environment, since a deploy
 * would ask for a parameter that nobody has to set.
 */
export function mailsPerSecond(): number {
  const set = Number(process.env.MAILS_PER_SECOND);
  return set > 0 ? Math.min(set, 1_000) : 14;
}

/**
 * What Stripe is asked with and what its webhooks are signed with (docs/payments.md), `none` in a store that takes no payments. Read in
 * `payments/stripe-client.ts`: every function that asks the provider lists both.
 */
export const stripeSecrets = [defineSecret('STRIPE_SECRET_KEY'), defineSecret('STRIPE_WEBHOOK_SECRET')];

/** Whether what the store's pages ask by a token insists on App Check (docs/deploy.md); read at load, as Firebase wants a plain boolean. */
export const enforceAppCheck = process.env.ENFORCE_APP_CHECK === 'true';

/** The web app that pages attest themselves as (docs/deploy.md); empty, and the server's pages have no token of App Check. */
export const webAppId = defineString('WEB_APP_ID', {
  default: '',
  description: 'Firebase app id of the web app, for App Check',
});

/**
 * Where all functions run, `europe-west1`. Read at load, since a queue's name is made of it; the web app is built for the same one
 * (`VITE_FIREBASE_REGION`).
 */
export const region = process.env.STORE_REGION || 'us-central1';
