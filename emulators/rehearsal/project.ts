/** The project that is rehearsed: no `demo-` one, so that nothing takes the ways of the local store. */
export const rehearsed = {
  project: 'tempera-rehearsal',
  /** Another one than the local store's. */
  region: 'europe-west1',
  bucket: 'tempera-rehearsal.firebasestorage.app',
  /** Hosting's own address of the project. */
  host: 'tempera-rehearsal.web.app',
  ownerEmail: 'owner@example.com',
  apiKey: 'key-of-tempera-rehearsal',
};

/** Where App Check is enforced: as what the pages attest themselves, and by which key of reCAPTCHA. */
export const appChecked = { appId: '1:1:web:rehearsal', siteKey: 'site-key-of-tempera-rehearsal' };

export const storeOrigin = `https://${rehearsed.host}`;

/** What docs/deploy.md has the owner write down for the web app's build. */
export const webEnv: Record<string, string> = {
  VITE_FIREBASE_PROJECT_ID: rehearsed.project,
  VITE_FIREBASE_API_KEY: rehearsed.apiKey,
  VITE_FIREBASE_AUTH_DOMAIN: `${rehearsed.project}.firebaseapp.com`,
  VITE_FIREBASE_REGION: rehearsed.region,
  VITE_STORE_ORIGIN: storeOrigin,
};

/** The same of App Check, for a store that enforces it. */
export const appCheckedWebEnv: Record<string, string> = {
  VITE_FIREBASE_APP_ID: appChecked.appId,
  VITE_APP_CHECK_SITE_KEY: appChecked.siteKey,
  VITE_ENFORCE_APP_CHECK: 'true',
};

/** The parameters of the functions. */
export const parameters: Record<string, string> = {
  OWNER_EMAIL: rehearsed.ownerEmail,
  STORE_ORIGIN: storeOrigin,
  STORE_REGION: rehearsed.region,
};

/** The same of App Check, for a store that enforces it. */
export const appCheckedParameters: Record<string, string> = {
  ENFORCE_APP_CHECK: 'true',
  WEB_APP_ID: appChecked.appId,
};
