/**
 * A stand-in for VIES, the EU's register of VAT ids, in the words of its REST service. It knows every id that is asked for, but
 * for those of `strangeIds`, and gives whoever says who asks a number for the look-up.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** VAT ids with a right checksum, of companies that there are not (docs/testing-payments.md). */
export const strangeIds = {
  /** The register does not know it. */
  unknown: 'ATU40400400',
  /** The country's register is down. */
  down: 'ATU50350356',
} as const;

interface Asked {
  countryCode?: string;
  vatNumber?: string;
  requesterMemberStateCode?: string;
  requesterNumber?: string;
}

function answerTo({ countryCode = '', vatNumber = '', requesterMemberStateCode, requesterNumber }: Asked) {
  const id = `${countryCode}${vatNumber}`;
  if (!/^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(id)) return wrong('INVALID_INPUT');
  if (id === strangeIds.down) return wrong('MS_UNAVAILABLE');
  const valid = id !== strangeIds.unknown;
  return {
    status: 200,
    body: {
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid,
      requestIdentifier:
        valid && requesterMemberStateCode && requesterNumber
          ? `WAPIAAAA${Buffer.from(id).toString('base64url').slice(0, 8)}`
          : '',
      name: valid ? 'Example Company' : '---',
      address: valid ? 'Example Street 1' : '---',
    },
  };
}

const wrong = (error: string) => ({
  status: 400,
  body: { actionSucceed: false, errorWrappers: [{ error }] },
});

/** Answers `POST …/check-vat-number`. @param body the request's, as JSON */
export function answerVies(request: IncomingMessage, response: ServerResponse, body: string): void {
  const asks = request.method === 'POST' && request.url?.endsWith('/check-vat-number');
  let answer: { status: number; body: object };
  try {
    answer = asks ? answerTo(JSON.parse(body) as Asked) : wrong('NOT_FOUND');
  } catch {
    answer = wrong('INVALID_INPUT');
  }
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
}
