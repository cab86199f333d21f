import type { Refusal } from '@tempera/domain/calls/reasons';
import { type LimitName, limits } from '@tempera/domain/limits/limits';
import { type CallableFunction, type CallableOptions, onCall, type Request } from 'firebase-functions/https';
import type { z } from 'zod';
import { answerHeaders } from './answer-headers.ts';
import { isTooLarge, ordinaryBytes } from './body-size.ts';
import type { CallAuth } from './caller.ts';
import { countersOf, countTry, senderIn } from './limiter.ts';
import { noteRefusal, noteTooLarge } from './note-refusal.ts';
import { enforceAppCheck, region } from './params.ts';
import { parseInput } from './parse-input.ts';
import { retryAfter, toHttpsError, toRefusal, withReason } from './refusals.ts';
import { countryOf, senderOf } from './sender.ts';

/** What stands in for an input that no schema of ours accepts. */
const malformed = 'malformed';

/** Deeper than any input of ours, shallow enough for every recursive reader behind. */
const deepest = 20;

/** The callable protocol's wrapped numbers; no input of ours has any, and the SDK fails on a bad one. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest || Object.hasOwn(value, '@type')) return false;
  return Object.values(value).every((part) => isPlain(part, depth + 1));
}

/**
 * The body of a callable's request, or one that the schema will refuse in its stead. The SDK would respond with `internal`
 * to an `@type` it does not know, and write the bodies it refuses into the log, card numbers and all.
 */
export function safeBody(body: unknown): { data: unknown } {
  if (typeof body !== 'object' || body === null) return { data: malformed };
  const keys = Object.keys(body);
  if (keys.length !== 1 || keys[0] !== 'data') return { data: malformed };
  const { data } = body as { data: unknown };
  return { data: isPlain(data) ? data : malformed };
}

/**
 * Who calls, by which host name they reached us, from which address (`''` where nobody says), and from which country, by what the platform says of that
 * address.
 */
export interface CallContext {
  auth: CallAuth | null;
  host: string | null;
  ip: string;
  country: string | null;
  /** What the browser says that it is. */
  agent: string;
}

type Response = Parameters<ReturnType<typeof onCall>>[1];

interface Options extends CallableOptions {
  /** What its body has at most, in bytes. */
  mostBytes?: number;
}

/** A refusal as the SDK sends it. */
type ErrorBody = { error?: { details?: Partial<Refusal> } } | null | undefined;

const isLimited = (operation: string): operation is LimitName => Object.hasOwn(limits, operation);

/**
 * A callable function around an operation: input by schema, calls within their limits, refusals as `HttpsError` with `details.reason`,
 * and nothing that a caller sends ends in `internal`.
 */
export function callable<S extends z.ZodType, Output>(
  operation: string,
  schema: S,
  run: (input: z.output<S>, context: CallContext) => Promise<Output>,
  { mostBytes = ordinaryBytes, ...options }: Options = {},
): CallableFunction<z.input<S>, Promise<Output>> {
  const inner = onCall<z.input<S>, Promise<Output>>(
    { region, enforceAppCheck, ...options },
    async (request) => {
      try {
        const input = parseInput(schema, request.data);
        const context = {
          auth: request.auth ?? null,
          host: request.rawRequest?.headers.host ?? null,
          ip: senderOf(request.rawRequest),
          country: countryOf(request.rawRequest),
          agent: String(request.rawRequest?.headers['user-agent'] ?? ''),
        };
        if (isLimited(operation)) await countTry(countersOf(operation, senderIn(context)));
        return await run(input, context);
      } catch (cause) {
        const refusal = toRefusal(operation, cause, request.rawRequest?.headers);
        const sender = senderIn({ auth: request.auth ?? null, ip: senderOf(request.rawRequest) });
        await noteRefusal(operation, refusal, sender);
        throw toHttpsError(refusal);
      }
    },
  );
  const guarded = async (req: Request, res: Response) => {
    res.set(answerHeaders);
    if (isTooLarge(req, mostBytes)) {
      await noteTooLarge(operation, req);
      // As the SDK says it, but that nobody was asked who they are.
      res
        .set('Access-Control-Allow-Origin', '*')
        .status(413)
        .send({ error: toHttpsError({ reason: 'invalid-input' }).toJSON() });
      return;
    }
    if (req.method === 'POST') req.body = safeBody(req.body);
    const send = res.send.bind(res);
    res.send = (body: unknown) => {
      res.set(retryAfter((body as ErrorBody)?.error?.details));
      return send(withReason(body));
    };
    return inner(req, res);
  };
  // What the SDK hangs on a function (`run`, `__endpoint`, the getter `__trigger`) belongs on the one we export.
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(inner)) as typeof inner;
}
