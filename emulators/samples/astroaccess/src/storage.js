'use strict';

/**
 * What the page remembers. Storage throws in sandboxed frames and with some privacy settings; then everything
 * works as well and lasts until the page is closed.
 */
window.Astro = {};

Astro.storage = (() => {
  const memory = new Map();
  let disk = null;
  try {
    window.localStorage.setItem('astro:probe', '1');
    window.localStorage.removeItem('astro:probe');
    disk = window.localStorage;
  } catch {
    disk = null;
  }

  return {
    /** The value kept under a key, or the fallback when there is none or it can't be read. */
    get(key, fallback) {
      try {
        const text = disk ? disk.getItem(`astro:${key}`) : memory.get(key);
        return text ? JSON.parse(text) : fallback;
      } catch {
        return fallback;
      }
    },
    set(key, value) {
      const text = JSON.stringify(value);
      if (disk) disk.setItem(`astro:${key}`, text);
      else memory.set(key, text);
    },
    remove(key) {
      if (disk) disk.removeItem(`astro:${key}`);
      else memory.delete(key);
    },
  };
})();
