type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A tab's storage for tests that run outside of a browser. */
export function fakeStorage(): Store {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** What a browser gives whose owner has switched storage off. */
export function refusingStorage(): Store {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}
