'use strict';

/**
 * The demo's accounts, kept in this browser. Replace this file by calls to your own server: the rest of the
 * template knows only `signIn`, `signUp`, `requestReset`, `signOut` and `current`.
 *
 * Each call answers with a promise. A refusal is an AccountError whose `field` says where to show it.
 */
Astro.AccountError = class extends Error {
  constructor(message, field = null) {
    super(message);
    this.field = field;
  }
};

Astro.accounts = (() => {
  const { storage } = Astro;
  /** Without Web Crypto nothing is written to disk: a password must not lie there in the clear. */
  const subtle = window.crypto?.subtle;
  const unsealed = new Map();
  let session = storage.get('session', null);

  async function seal(password, salt) {
    const bytes = new TextEncoder();
    const key = await subtle.importKey('raw', bytes.encode(password), 'PBKDF2', false, ['deriveBits']);
    const options = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: 100_000 };
    const bits = await subtle.deriveBits(options, key, 256);
    return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  const normal = (email) => email.trim().toLowerCase();
  const all = () => (subtle ? storage.get('accounts', {}) : Object.fromEntries(unsealed));

  async function keep(account, password) {
    if (!subtle) {
      unsealed.set(account.email, { ...account, password });
      return;
    }
    const salt = Array.from(window.crypto.getRandomValues(new Uint32Array(4))).join('-');
    const sealed = await seal(password, salt);
    storage.set('accounts', { ...all(), [account.email]: { ...account, salt, sealed } });
  }

  async function matches(account, password) {
    if (!subtle) return account.password === password;
    return (await seal(password, account.salt)) === account.sealed;
  }

  function open(account, lasting) {
    session = { name: account.name, email: account.email };
    if (lasting) storage.set('session', session);
    return session;
  }

  const demo = { name: 'Nova', email: 'nova@example.com', password: 'Northern-Star-7' };

  return {
    demo,
    current: () => session,

    async signIn({ email, password, keep: lasting = false }) {
      if (normal(email) === demo.email && !Object.hasOwn(all(), demo.email)) {
        await keep({ name: demo.name, email: demo.email }, demo.password);
      }
      const accounts = all();
      const account = Object.hasOwn(accounts, normal(email)) ? accounts[normal(email)] : undefined;
      // One message for both mistakes, so that nobody can find out who has an account.
      if (!account || !(await matches(account, password))) {
        throw new Astro.AccountError('This address and password do not belong together.');
      }
      return open(account, lasting);
    },

    async signUp({ name, email, password }) {
      const address = normal(email);
      if (Object.hasOwn(all(), address) || address === demo.email) {
        throw new Astro.AccountError('There is an account with this address. Sign in instead?', 'email');
      }
      const account = { name: name.trim(), email: address };
      await keep(account, password);
      return open(account, false);
    },

    /** Answers alike whether or not the address is known. */
    async requestReset(email) {
      return { sentTo: normal(email) };
    },

    async signOut() {
      session = null;
      storage.remove('session');
    },
  };
})();
