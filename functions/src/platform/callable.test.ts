import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeBody } from './callable.ts';

describe('safeBody', () => {
  it('passes a plain input on as it is', () => {
    const body = { data: { slugs: ['a', 'b'], nested: { deep: [1, null, true] } } };
    expect(safeBody(body)).toEqual(body);
    expect(safeBody({ data: null })).toEqual({ data: null });
  });

  it.each([
    ['no body', undefined],
    ['a text', 'data'],
    ['no data', {}],
    ['more than data', { data: {}, card: '4242424242424242' }],
    ['an unknown type', { data: { '@type': 'x' } }],
    ['a long that is none', { data: [{ a: { '@type': 'type.googleapis.com/google.protobuf.Int64Value' } }] }],
  ])('replaces %s', (_what, body) => {
    expect(safeBody(body)).toEqual({ data: 'malformed' });
  });

  it('replaces what is nested too deeply to walk', () => {
    expect(safeBody(JSON.parse(`{"data":${'['.repeat(5_000)}${']'.repeat(5_000)}}`))).toEqual({
      data: 'malformed',
    });
  });

  it('never fails', () => {
    fc.assert(fc.property(fc.anything(), (body) => Object.keys(safeBody(body)).join() === 'data'));
  });
});
