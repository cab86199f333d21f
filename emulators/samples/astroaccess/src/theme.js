'use strict';

/** Night or day: what the visitor chose, else what the system prefers. */
(() => {
  const root = document.documentElement;
  const button = document.getElementById('theme');
  const label = button.querySelector('.theme__label');
  const prefersLight = window.matchMedia('(prefers-color-scheme: light)');

  function show(theme) {
    root.dataset.theme = theme;
    button.setAttribute('aria-pressed', String(theme === 'day'));
    label.textContent = theme === 'day' ? 'Night' : 'Day';
    button.setAttribute('aria-label', theme === 'day' ? 'Switch to night' : 'Switch to day');
    document.dispatchEvent(new Event('astro:theme'));
  }

  button.addEventListener('click', () => {
    const theme = root.dataset.theme === 'day' ? 'night' : 'day';
    Astro.storage.set('theme', theme);
    show(theme);
  });

  show(Astro.storage.get('theme', prefersLight.matches ? 'day' : 'night'));
})();
