import type { RequestListener } from 'node:http';
import { readBody, sendJson } from '../launcher/forward.ts';
import { rehearsed } from './project.ts';
import type { TokenSigner } from './sign-tokens.ts';

/** The account that functions run as. */
export const serviceAccount = `store@${rehearsed.project}.iam.gserviceaccount.com`;

/** What every emulator takes for somebody who may do everything. */
const accessToken = { access_token: 'owner', expires_in: 3600, token_type: 'Bearer' };

/** The metadata server that a container finds beside itself: whose it is, and a token for Google's services. */
export const metadataServer =
  (signer: TokenSigner): RequestListener =>
  (request, response) => {
    const flavor = { 'metadata-flavor': 'Google' };
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://metadata');
    const text = (body: string) =>
      response.writeHead(200, { 'content-type': 'text/plain', ...flavor }).end(body);
    if (pathname.endsWith('/token')) sendJson(response, accessToken, flavor);
    else if (pathname.endsWith('/identity'))
      text(signer.issue({ aud: searchParams.get('audience'), email: serviceAccount }));
    else if (pathname.endsWith('/email')) text(serviceAccount);
    else if (pathname.endsWith('/project-id')) text(rehearsed.project);
    else if (pathname.endsWith('/universe-domain')) text('googleapis.com');
    else if (pathname.endsWith('/region')) text(`projects/1/regions/${rehearsed.region}`);
    else text('');
  };

/** IAM's signature in the name of an account, without a key that lies about. */
export const credentialsService =
  (signer: TokenSigner): RequestListener =>
  async (request, response) => {
    const { payload } = JSON.parse(await readBody(request)) as { payload: string };
    const signedBlob = signer.signBytes(Buffer.from(payload, 'base64')).toString('base64');
    sendJson(response, { keyId: 'rehearsal', signedBlob });
  };
