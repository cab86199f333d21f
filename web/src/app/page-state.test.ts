import { describe, expect, it } from 'vitest';
import { parseState, serializeState } from './page-state.ts';

const state = {
  config: { projectId: 'demo', apiKey: 'key' },
  docs: {
    'settings/site': { siteName: '</script><script>alert(1)</script>', nested: { list: [1, null, 'a'] } },
    'catalogue/rows': { packed: Uint8Array.from([0, 1, 127, 128, 255]) },
    'products/gone': null,
  },
  madeAt: 1_700_000_000_000,
};

describe('page state', () => {
  it('comes back as it was, bytes included', () => {
    expect(parseState(serializeState(state))).toEqual(state);
  });

  it('cannot end the script element that carries it', () => {
    expect(serializeState(state)).not.toContain('<');
  });
});
