'use strict';

/**
 * Shows the kind of work that the address names (#tools, #data ...). Without this script the links do nothing and
 * every project stays in sight.
 */
(() => {
  const list = document.getElementById('work');
  const items = [...list.querySelectorAll('[data-kind]')];
  const chips = [...document.querySelectorAll('#filters [data-kind]')];
  const status = document.getElementById('filter-status');

  function show() {
    const asked = window.location.hash.slice(1);
    const kind = chips.some((chip) => chip.dataset.kind === asked) ? asked : 'all';
    for (const item of items) item.hidden = kind !== 'all' && item.dataset.kind !== kind;
    for (const chip of chips) chip.setAttribute('aria-current', String(chip.dataset.kind === kind));
    const count = items.filter((item) => !item.hidden).length;
    list.dataset.count = String(count);
    status.textContent = count === 1 ? '1 project' : `${count} projects`;
  }

  window.addEventListener('hashchange', show);
  show();
})();
