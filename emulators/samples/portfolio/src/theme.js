'use strict';

/** Light or dark: the visitor's choice where it can be kept, else the system's. Also binds the print button. */
(() => {
  const root = document.documentElement;
  const button = document.getElementById('theme');

  /** Storage throws in sandboxed frames; the page then simply forgets the choice. */
  function remembered() {
    try {
      return window.localStorage.getItem('portfolio.theme');
    } catch {
      return null;
    }
  }

  function remember(theme) {
    try {
      window.localStorage.setItem('portfolio.theme', theme);
    } catch {
      // Nothing to do: the choice lasts for this page.
    }
  }

  function show(theme) {
    root.dataset.theme = theme;
    button.textContent = theme === 'dark' ? 'Light' : 'Dark';
    button.setAttribute('aria-label', theme === 'dark' ? 'Use light colors' : 'Use dark colors');
  }

  button.addEventListener('click', () => {
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    remember(theme);
    show(theme);
  });

  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  show(remembered() ?? system);
  document.getElementById('print')?.addEventListener('click', () => window.print());
})();
