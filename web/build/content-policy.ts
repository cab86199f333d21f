import { createHash } from 'node:crypto';

/** What a build knows of the project whose addresses its pages ask. */
export interface Addressed {
  projectId?: string | undefined;
  region?: string | undefined;
  /** A local store's pages ask the emulators, whose ports are known when they start. */
  isLocal: boolean;
  /** Pages take cards with Stripe's own fields. */
  paysByStripe: boolean;
}

/** Google's own, by the SDK that asks them. */
const google = {
  data: ['https://firestore.googleapis.com', 'https://storage.googleapis.com'],
  // Firestore's SDK asks it, once a channel has broken, whether there is a connection at all.
  connection: ['https://www.google.com/images/cleardot.gif'],
  signIn: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  signInWindow: ['https://apis.google.com'],
  appCheck: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  appCheckScripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
};

/** What Stripe says that its script, its frames and the windows of banks need. Its frames ask for themselves what else they do. */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  data: ['https://api.stripe.com'],
};

const emulators = ['http://127.0.0.1:*'];

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What a page may load, run and ask: the value of a Content-Security-Policy, as it stands in the page itself. Scripts inside the page
 * run by their hashes alone; styles are Emotion's, which inserts them as they are needed. Pictures, videos and demos may be anywhere,
 * because those who sell give their addresses.
 */
export function contentPolicy(html: string, { projectId, region, isLocal, paysByStripe }: Addressed): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script));
  const functions = projectId ? [`https://${region || 'us-central1'}-${projectId}.cloudfunctions.net`] : [];
  const connect = isLocal
    ? emulators
    : [...google.data, ...google.connection, ...google.signIn, ...google.appCheck, ...functions];
  const scripts = isLocal ? [] : [...google.signInWindow, ...google.appCheckScripts];
  const payment = paysByStripe ? stripe : { scripts: [], data: [] };
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...scripts, ...payment.scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    // A video of the store's own leads on to Cloud Storage, or to the door that plays it.
    'media-src': ["'self'", 'https:', 'blob:', ...(isLocal ? emulators : [])],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connect, ...payment.data],
    // Demos, the window of a sign-in by Google or GitHub, and Stripe's fields with the bank's questions.
    'frame-src': ["'self'", 'https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Puts the policy before everything that it is about. */
export function withPolicy(html: string, addressed: Addressed): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(html, addressed)}" />`;
  return html.replace(/<meta charset="utf-8" ?\/?>/, (charset) => `${charset}\n    ${meta}`);
}
