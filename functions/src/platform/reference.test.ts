import { referencePattern } from '@tempera/domain/calls/reference';
import { expect, it } from 'vitest';
import { referenceIn } from './reference.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

it('is of the request’s trace, however that is named', () => {
  const reference = referenceIn({ traceparent: `00-${trace}-00f067aa0ba902b7-01` });
  expect(reference).toMatch(referencePattern);
  for (const named of [trace, `${trace}/1`, `${trace.toUpperCase()}/67667974448284343;o=1`])
    expect(referenceIn({ 'x-cloud-trace-context': named })).toBe(reference);
  expect(referenceIn({ traceparent: `00-${trace.replace('4', '5')}-00f067aa0ba902b7-01` })).not.toBe(
    reference,
  );
});

it.each([[{}], [undefined], [{ traceparent: 'me' }], [{ 'x-cloud-trace-context': '<script>' }]])(
  'is a new one each time without a trace: %j',
  (headers) => {
    const references = Array.from({ length: 50 }, () => referenceIn(headers));
    for (const reference of references) expect(reference).toMatch(referencePattern);
    expect(new Set(references).size).toBe(50);
  },
);
