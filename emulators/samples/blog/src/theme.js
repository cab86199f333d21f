'use strict';

/** Light or dark, as the reader or the system wants it. Storage may throw (sandboxed frames): then it is forgotten. */
(() => {
  const root = document.documentElement;
  const button = document.getElementById('theme');
  const key = 'marginalia.theme';

  function stored(action) {
    try {
      return action(window.localStorage);
    } catch {
      return null;
    }
  }

  function show(theme) {
    root.dataset.theme = theme;
    button.textContent = theme === 'dark' ? 'Light' : 'Dark';
    button.setAttribute('aria-label', theme === 'dark' ? 'Read on light paper' : 'Read on dark paper');
  }

  button.addEventListener('click', () => {
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    stored((storage) => storage.setItem(key, theme));
    show(theme);
  });

  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  show(stored((storage) => storage.getItem(key)) ?? system);
})();
