import type { VatCheck } from '@tempera/domain/tax/tax';
import { readVatId, type VatId, viesPartsOf } from '@tempera/domain/tax/vat-id';
import { z } from 'zod';
import { logs } from '../platform/logs.ts';
import { viesUrl } from '../platform/params.ts';
import { isDemoProject } from '../platform/project.ts';

/** How long a buyer waits for the register; some countries' take longer, and their ids count as the settings say. */
const timeoutMs = 5_000;

/** VIES tells what is wrong on its side as a word, in either of two places. */
const answerSchema = z.object({
  valid: z.boolean().optional(),
  userError: z.string().optional(),
  name: z.string().optional(),
  requestIdentifier: z.string().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
});
type Answer = z.output<typeof answerSchema>;

/** The words that say something of the id; all others are of the register. */
const ofTheId = ['VALID', 'INVALID', 'INVALID_INPUT'];

/** What the register says of an id: whether it knows it, or nothing. */
export type ViesAnswer =
  | ({ known: true } & Pick<VatCheck, 'consultation' | 'registeredTo'>)
  | { known: false }
  | null;

function addressOf(): string {
  const given = viesUrl.value();
  if (given !== '') return given;
  if (!isDemoProject()) return 'https://ec.europa.eu/taxation_customs/vies/rest-api';
  return `${process.env.TEMPERA_GATEWAY_URL || 'http://127.0.0.1:4242'}/_vies`;
}

async function post(id: VatId, requester: VatId | null): Promise<Answer> {
  const asking = requester && viesPartsOf(requester);
  const response = await fetch(`${addressOf()}/check-vat-number`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      ...viesPartsOf(id),
      ...(asking && {
        requesterMemberStateCode: asking.countryCode,
        requesterNumber: asking.vatNumber,
      }),
    }),
  });
  return answerSchema.parse(await response.json());
}

/** An undisclosed name is dashes. */
const textOf = (said: string | undefined): string | null =>
  said === undefined || /^[-\s]*$/.test(said) ? null : said.slice(0, 200);

/**
 * Asks VIES, the register of the European Union, for a business. A store with a VAT id of its own gets a number for the look-up, which proves that it was made.
 * @param sellersId as the settings have it
 * @returns null where the register does not answer, or has no such ids
 */
export async function askVies(id: VatId, sellersId: string): Promise<ViesAnswer> {
  if (viesPartsOf(id) === null) return null;
  try {
    let answer = await post(id, readVatId(sellersId));
    if (wrongOf(answer) === 'INVALID_REQUESTER_INFO') answer = await post(id, null);
    const wrong = wrongOf(answer);
    if (wrong !== undefined && !ofTheId.includes(wrong)) throw new Error(`VIES: ${wrong.slice(0, 60)}`);
    if (answer.valid === undefined && wrong === undefined) throw new Error('VIES: neither yes nor no');
    if (answer.valid !== true) return { known: false };
    return {
      known: true,
      registeredTo: textOf(answer.name),
      consultation: textOf(answer.requestIdentifier),
    };
  } catch (cause) {
    logs.viesFailed(cause);
    return null;
  }
}

const wrongOf = ({ userError, errorWrappers }: Answer): string | undefined =>
  errorWrappers?.[0]?.error ?? userError;
