'use strict';

/** The views of the product picture: a tab list with arrow keys, Home and End, as the ARIA practices have it. */
(() => {
  const tabs = [...document.querySelectorAll('#app [role="tab"]')];

  function select(tab, moveFocus) {
    for (const other of tabs) {
      const chosen = other === tab;
      other.setAttribute('aria-selected', String(chosen));
      other.tabIndex = chosen ? 0 : -1;
      document.getElementById(other.getAttribute('aria-controls')).hidden = !chosen;
    }
    if (moveFocus) tab.focus();
  }

  const moves = {
    ArrowDown: (at) => at + 1,
    ArrowRight: (at) => at + 1,
    ArrowUp: (at) => at - 1,
    ArrowLeft: (at) => at - 1,
    Home: () => 0,
    End: () => -1,
  };

  for (const [at, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab, false));
    tab.addEventListener('keydown', (event) => {
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      select(tabs.at(move(at) % tabs.length), true);
    });
  }
})();
