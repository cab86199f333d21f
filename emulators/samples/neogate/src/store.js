'use strict';

/**
 * The demo's accounts. Swap this file for calls to your server: main.js uses `enter`, `join`, `leave` and `who`,
 * each of which gives a promise; a refusal is a Refusal with the words to show and, if known, the field.
 */
window.Neo = {};

Neo.Refusal = class extends Error {
  constructor(message, field) {
    super(message);
    this.field = field;
  }
};

/** Local storage where the browser allows it, memory where it throws (sandboxed frames, strict privacy). */
Neo.memory = (() => {
  const fallback = new Map();
  function tryDisk(action) {
    try {
      return action(window.localStorage);
    } catch {
      return undefined;
    }
  }
  return {
    read: (key) => JSON.parse(tryDisk((disk) => disk.getItem(`neo.${key}`)) ?? fallback.get(key) ?? 'null'),
    write(key, value) {
      fallback.set(key, JSON.stringify(value));
      tryDisk((disk) => disk.setItem(`neo.${key}`, JSON.stringify(value)));
    },
    forget(key) {
      fallback.delete(key);
      tryDisk((disk) => disk.removeItem(`neo.${key}`));
    },
  };
})();

Neo.store = (() => {
  const { memory, Refusal } = Neo;
  const demo = { name: 'Guest', email: 'guest@example.com', password: 'Open-Sesame-1' };
  /** Passwords of this visit. They are never written anywhere; a reload forgets all accounts but the demo one. */
  const accounts = new Map([[demo.email, demo]]);
  const key = (email) => email.trim().toLowerCase();

  function begin({ name, email }) {
    const visit = { name, email, since: new Date().toISOString() };
    memory.write('visit', visit);
    return visit;
  }

  return {
    demo,
    who: async () => memory.read('visit'),
    async enter({ email, password }) {
      const account = accounts.get(key(email));
      if (!account || account.password !== password) throw new Refusal('Email or password is wrong. Try once more.');
      return begin(account);
    },
    async join({ name, email, password }) {
      if (accounts.has(key(email))) throw new Refusal('This address has an account already.', 'email');
      const account = { name: name.trim(), email: key(email), password };
      accounts.set(account.email, account);
      return begin(account);
    },
    async leave() {
      memory.forget('visit');
    },
  };
})();
