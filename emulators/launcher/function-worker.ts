/**
 * A process that runs functions of one codebase, whichever a request names in {@link targetHeader}. It takes the
 * place of firebase-tools' runtime, which runs the one function of its environment (decision 33).
 * Started in the codebase's folder, with the socket to listen on in `PORT`.
 */
import { createRequire, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bringEvent, type EventFunction } from './bring-event.ts';
import { root } from './paths.ts';
import { targetHeader } from './share-workers.ts';

interface Request {
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  rawBody?: Buffer;
}

interface Response {
  headersSent: boolean;
  status(code: number): Response;
  send(body?: unknown): void;
}

type HttpFunction = (request: Request, response: Response) => unknown;
type Functions = Record<string, unknown>;

// What firebase-tools' runtime is made of, so that functions meet the requests they would meet there.
const tools = createRequire(join(root, 'node_modules/firebase-tools/package.json'));
const express = tools('express');
const parsers = tools('body-parser');
const { EventUtils } = tools('./lib/emulator/events/types');

/** A function that the codebase exports; one in a group is named `group.name`. */
function find(functions: Functions, name: string): unknown {
  const found = name.split('.').reduce<unknown>((part, key) => (part as Functions)?.[key], functions);
  if (typeof found === 'function') return found;
  throw new Error(`The codebase exports no function ${name}`);
}

function eventOf(request: Request): unknown {
  if (!EventUtils.isBinaryCloudEvent(request)) return JSON.parse(String(request.rawBody));
  return { ...EventUtils.extractBinaryCloudEventContext(request), data: request.body };
}

async function handle(functions: Functions, request: Request, response: Response): Promise<void> {
  try {
    const [signature, name = ''] = String(request.headers[targetHeader]).split(' ');
    delete request.headers[targetHeader];
    const run = find(functions, name);
    if (signature === 'http') {
      await (run as HttpFunction)(request, response);
    } else {
      await bringEvent(run as EventFunction, eventOf(request));
      response.send({ status: 'acknowledged' });
    }
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.status(500).send(String(error));
  }
}

function serve(functions: Functions): void {
  const app = express();
  app.enable('trust proxy');
  const verify = (request: Request, _: Response, body: Buffer) => {
    request.rawBody = body;
  };
  const common = { limit: '32mb', verify };
  app.use(parsers.json(common));
  app.use(parsers.text(common));
  app.use(parsers.urlencoded({ ...common, extended: true }));
  app.use(parsers.raw({ ...common, type: '*/*' }));
  app.get('/__/health', (_: Request, response: Response) => response.status(200).send());
  app.all('/favicon.ico|/robots.txt', (_: Request, response: Response) => response.status(404).send());
  app.all('/*', (request: Request, response: Response) => handle(functions, request, response));
  // The emulator keeps its connections, and must not find one closed at the moment it uses it.
  app.listen(process.env.PORT).keepAliveTimeout = 0;
}

// Ctrl-C in a terminal reaches every process; the emulator ends its workers itself, or is gone without a word.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

const codebase = createRequire(join(process.cwd(), 'package.json')).resolve(process.cwd());
serve((await import(pathToFileURL(codebase).href)) as Functions);
// A worker is ended by a signal, at which Node would not write its cache.
flushCompileCache();
