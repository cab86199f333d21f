'use strict';

/** The page behind the door: tonight's moon, the star clock and the member's own log. */
Astro.tonight = (() => {
  const byId = (id) => document.getElementById(id);
  let ticking = 0;

  function showMoon() {
    const moon = Astro.moon.at(Date.now());
    byId('moon-light').setAttribute('d', Astro.moon.path(moon.cycle, 46));
    byId('moon-name').textContent = moon.name;
    byId('moon-lit').textContent = String(Math.round(moon.lit * 100));
    byId('moon-age').textContent = moon.age.toFixed(1);
  }

  function showClock() {
    byId('sidereal').textContent = Astro.moon.siderealTime(Date.now());
  }

  const logKey = () => `log:${Astro.accounts.current().email}`;

  function showLog() {
    const entries = Astro.storage.get(logKey(), []);
    const items = entries.map(({ text, at }) => {
      const item = document.createElement('li');
      const time = document.createElement('time');
      const options = { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' };
      time.dateTime = at;
      time.textContent = new Intl.DateTimeFormat('en-GB', options).format(new Date(at));
      item.append(time, text);
      return item;
    });
    if (!items.length) {
      const empty = document.createElement('li');
      empty.textContent = 'Nothing noted yet. The first clear night is yours.';
      items.push(empty);
    }
    byId('log-list').replaceChildren(...items);
  }

  byId('log-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    if (!text) return;
    const entries = [{ text, at: new Date().toISOString() }, ...Astro.storage.get(logKey(), [])];
    Astro.storage.set(logKey(), entries.slice(0, 20));
    field.value = '';
    showLog();
  });

  return {
    open() {
      byId('member').textContent = Astro.accounts.current().name;
      showMoon();
      showClock();
      showLog();
      ticking = window.setInterval(showClock, 1000);
    },
    close() {
      window.clearInterval(ticking);
    },
  };
})();
