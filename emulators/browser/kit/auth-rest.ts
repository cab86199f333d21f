import { required } from './browser.ts';
import type { Account } from './people.ts';

const host = () => `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`;

/** Creates an account by the Auth emulator's REST interface. */
export async function createAccount({ name, email, password }: Account): Promise<void> {
  const response = await fetch(`${host()}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ displayName: name, email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`account: ${await response.text()}`);
}

/** Hides or tells whether an address has an account, as new projects do and old ones don't (design.md §9). */
export async function protectEmails(on: boolean): Promise<void> {
  const project = required('GCLOUD_PROJECT');
  const mask = 'updateMask=emailPrivacyConfig';
  const response = await fetch(
    `${host()}/identitytoolkit.googleapis.com/v2/projects/${project}/config?${mask}`,
    {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } }),
    },
  );
  if (!response.ok) throw new Error(`config: ${await response.text()}`);
}
