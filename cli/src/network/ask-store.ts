import { tokenProblems } from '@tempera/domain/tokens/token-problems';
import { z } from 'zod';
import { Failure, refusedToken } from '../core/failure.ts';
import { plainLine } from '../core/plain-text.ts';
import { request, unreachable } from './request.ts';

/** A store, and the access token that it is asked with; '' for what needs none. */
export interface Session {
  store: string;
  token: string;
}

interface Asked {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: object;
  timeoutMs?: number;
}

const refusalSchema = z.object({
  reason: z.string().default(''),
  message: z.string(),
  token: z.enum(tokenProblems).optional().catch(undefined),
});

/** A refusal in the store's words. */
function toFailure(store: string, status: number, retryAfter: string | null, answer: unknown): Failure {
  const parsed = refusalSchema.safeParse(answer);
  if (!parsed.success) {
    const what = status >= 500 ? 'is not well' : 'does not answer as a store does';
    return new Failure('unreachable', `${new URL(store).host} ${what} (${status}).`, {
      hint: status >= 500 ? 'Try again later.' : 'Check the address of the store.',
    });
  }
  const { reason, message, token } = parsed.data;
  if (status === 401) return refusedToken(reason, token);
  const isLater = retryAfter !== null && /^\d+$/.test(retryAfter);
  const hint = isLater ? `Try again in ${retryAfter} s.` : null;
  return new Failure('refused', plainLine(message), { reason, hint });
}

/**
 * Asks a store. The whole answer, whatever its status.
 * @throws Failure `unreachable`
 */
export async function askRaw(
  { store, token }: Session,
  path: string,
  { method = 'GET', body, timeoutMs }: Asked = {},
): Promise<{ status: number; retryAfter: string | null; answer: unknown }> {
  const response = await request(`${store}${path}`, {
    method,
    ...(timeoutMs !== undefined && { timeoutMs }),
    headers: {
      accept: 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text().catch((cause) => {
    throw unreachable(store, cause);
  });
  const answer = parseJson(text);
  return { status: response.status, retryAfter: response.headers.get('retry-after'), answer };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Asks a store for what it answers in this shape.
 * @throws Failure for a refusal, in the store's words; `unreachable`
 */
export async function askStore<Schema extends z.ZodType>(
  session: Session,
  path: string,
  schema: Schema,
  asked: Asked = {},
): Promise<z.output<Schema>> {
  const { status, retryAfter, answer } = await askRaw(session, path, asked);
  if (status < 200 || status > 299) throw toFailure(session.store, status, retryAfter, answer);
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new Failure('unreachable', `${new URL(session.store).host} does not answer as a store does.`, {
    hint: 'Check the address of the store, and whether a newer version of tempera is out.',
  });
}
