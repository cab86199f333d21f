/** A project of Google's on one machine: its services, the functions and pages of a production build, and the way between. */
import { cpSync, createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sendJson } from '../launcher/forward.ts';
import { findFirestore } from '../launcher/install-firestore.ts';
import { stateDir } from '../launcher/paths.ts';
import { freePorts, host } from '../launcher/ports.ts';
import { signalGroup } from '../launcher/processes.ts';
import { startMailCatcher } from '../launcher/services.ts';
import { startStack } from '../launcher/stack.ts';
import { storageDoor } from '../storage-door/storage-door.ts';
import { credentialsService, metadataServer, serviceAccount } from './account-service.ts';
import { makeAppCheckService, recaptchaScript } from './app-check-service.ts';
import { authService } from './auth-service.ts';
import { makeCertificates } from './certificates.ts';
import { discoverFunctions } from './discover-functions.ts';
import { startEventService } from './event-service.ts';
import { makeFunctionsService } from './functions-service.ts';
import { makeHostingService } from './hosting-service.ts';
import { buildCheckout, makeCheckout } from './make-checkout.ts';
import { packFunctions } from './pack-functions.ts';
import {
  appCheckedParameters,
  appCheckedWebEnv,
  parameters,
  rehearsed,
  storeOrigin,
  webEnv,
} from './project.ts';
import { type Route, startProxy, toListener, toPort } from './proxy.ts';
import { makeTokenSigner } from './sign-tokens.ts';
import { makeTaskService } from './task-service.ts';

export interface Rehearsal {
  /** For Chromium, by `--proxy-server`. */
  proxyUrl: string;
  /** For Chromium, by `--ignore-certificate-errors-spki-list`. */
  authorityHash: string;
  /** Where Auth's emulator tells what it would have mailed. */
  authPort: number;
  smtpPort: number;
  inboxUrl: string;
  /** The folder that the build was made in. */
  checkout: string;
}

export interface OpenRehearsal extends Rehearsal {
  /** Whom the store asked for without having a business there. */
  strangers: readonly string[];
  /** Events that a function did not take. */
  failures: readonly string[];
  settle(): Promise<void>;
  /** Puts the pages that the checkout has been built with since in the place of those that are served. */
  replacePages(): void;
  stop(): Promise<void>;
}

/** The beat at which nothing is due but what comes each hour. */
const fullHour = { 'x-cloudscheduler-scheduletime': '2026-11-23T01:00:00Z' };

/** Hosts of Google's that browser and functions ask. */
const googleHosts = [
  '*.googleapis.com',
  'www.google.com',
  '*.cloudfunctions.net',
  '*.web.app',
  '*.firebaseapp.com',
];

/**
 * @param secrets what the owner has put into Secret Manager
 * @param enforcesAppCheck whether functions and the database answer nobody without a token of App Check
 * @param print gets the lines of its progress
 */
export async function openRehearsal(
  secrets: Record<string, string>,
  enforcesAppCheck: boolean,
  print: (line: string) => void,
): Promise<OpenRehearsal> {
  const dir = join(stateDir, `rehearsal-${process.pid}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const checkout = join(dir, 'checkout');
  const logFile = join(dir, 'rehearsal.log');
  const log = createWriteStream(logFile);
  const failures: string[] = [];
  const endings: (() => unknown)[] = [() => log.end()];
  const stop = async () => {
    for (const end of endings.splice(0).reverse()) await end();
    rmSync(checkout, { recursive: true, force: true });
    rmSync(join(dir, 'packed'), { recursive: true, force: true });
  };
  try {
    const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const began = Date.now();
      const result = await work();
      print(`${what}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
      return result;
    };
    const [ports, certificates, signer, events, firestore] = await Promise.all([
      freePorts(),
      makeCertificates([rehearsed.host, ...googleHosts]),
      makeTokenSigner(),
      startEventService((line) => failures.push(line)),
      findFirestore(print),
    ]);
    endings.push(() => events.stop());
    await timed('A copy of the checkout', () =>
      makeCheckout(checkout, { ...webEnv, ...(enforcesAppCheck && appCheckedWebEnv) }),
    );
    await timed('The production build', () => buildCheckout(checkout));
    const dirs = await timed('Functions, packed and installed', () =>
      packFunctions(checkout, join(dir, 'packed')),
    );
    const codebases = await timed('Their manifest', () => Promise.all(dirs.map(discoverFunctions)));
    const stack = await timed('The emulators', () =>
      startStack({
        name: `rehearsal-${process.pid}`,
        ports,
        project: rehearsed.project,
        only: ['auth', 'firestore', 'storage'],
        firestore,
        publicDir: join(dir, 'public'),
        pagesDir: join(dir, 'pages'),
        logFile: join(dir, 'emulators.log'),
        journal: join(dir, 'gateway.ndjson'),
        mailDir: join(dir, 'mail'),
        eventsTo: events.address,
      }),
    );
    endings.push(() => stack.stop());
    const catcher = startMailCatcher(ports, join(dir, 'mail'), log);
    endings.push(() => signalGroup(catcher.process, 'SIGTERM'));

    const metadata = await listen(metadataServer(signer));
    endings.push(() => metadata.stop());
    const routes: Record<string, Route> = {};
    const proxy = await startProxy(certificates, (name) => routes[name]);
    endings.push(() => proxy.stop());
    const authorityFile = join(dir, 'authority.pem');
    writeFileSync(authorityFile, certificates.authority);
    const functions = makeFunctionsService(
      codebases,
      secrets,
      {
        GCE_METADATA_HOST: metadata.address,
        HTTP_PROXY: proxy.url,
        HTTPS_PROXY: proxy.url,
        // The same for gRPC, which reads small letters alone.
        https_proxy: proxy.url,
        NO_PROXY: host,
        NODE_USE_ENV_PROXY: '1',
        NODE_EXTRA_CA_CERTS: authorityFile,
        GRPC_DEFAULT_SSL_ROOTS_FILE_PATH: authorityFile,
        ...parameters,
        ...(enforcesAppCheck && appCheckedParameters),
      },
      ports.functions,
      log,
    );
    endings.push(() => functions.stop());
    await events.connect(ports.firestore, functions);
    const functionsHost = `${rehearsed.region}-${rehearsed.project}.cloudfunctions.net`;
    const tasks = makeTaskService(
      (url, init) => functions.call(new URL(String(url)).pathname.slice(1), init),
      (claims) => signer.issue(claims),
    );
    endings.push(() => tasks.stop());
    const appCheck = makeAppCheckService(signer);
    const names = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];
    Object.assign(routes, {
      ...Object.fromEntries(names.map((name) => [name, toListener(authService(ports.auth, name, signer))])),
      'firestore.googleapis.com': enforcesAppCheck
        ? appCheck.guarded(ports.firestore)
        : toPort(ports.firestore),
      'firebaseappcheck.googleapis.com': toListener(appCheck.listener),
      'content-firebaseappcheck.googleapis.com': toListener(appCheck.listener),
      'firebasestorage.googleapis.com': toPort(ports.storage),
      'storage.googleapis.com': toListener(
        storageDoor({
          port: ports.storage,
          signer: { email: serviceAccount, key: signer.publicKey },
          isOurs: (origin) => origin === storeOrigin,
          protocol: 'https',
        }),
      ),
      'cloudtasks.googleapis.com': toListener(tasks.listener),
      'iamcredentials.googleapis.com': toListener(credentialsService(signer)),
      // Firestore's SDK asks here, once a channel has broken, whether there is a connection at all.
      'www.google.com': toListener(({ url = '' }, response) => {
        if (url.startsWith('/recaptcha/enterprise.js'))
          response.writeHead(200, { 'content-type': 'text/javascript' }).end(recaptchaScript);
        else response.writeHead(204).end();
      }),
      'www.googleapis.com': toListener((_request, response) =>
        sendJson(response, signer.published, { 'cache-control': 'public, max-age=3600' }),
      ),
      [functionsHost]: toListener(functions.listener),
      [rehearsed.host]: toListener(makeHostingService(checkout, functions)),
    } satisfies Record<string, Route>);
    // Pages read by a token that is made by the clock.
    if (enforcesAppCheck) await functions.call('everyHour', { method: 'POST', headers: fullHour });
    return {
      proxyUrl: proxy.url,
      authorityHash: certificates.authorityHash,
      authPort: ports.auth,
      smtpPort: ports.smtp,
      inboxUrl: `http://${host}:${ports.inbox}`,
      checkout,
      strangers: proxy.strangers,
      failures,
      settle: () => events.settle(),
      replacePages() {
        cpSync(join(checkout, 'functions/deploy/pages'), join(dir, 'packed/pages'), { recursive: true });
        functions.replace('render');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(listener: RequestListener): Promise<{ address: string; stop(): void }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
  return {
    address: `${host}:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
