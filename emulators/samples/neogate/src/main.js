'use strict';

(() => {
  const { checks, store } = Neo;
  const find = (selector) => document.querySelector(selector);
  const gate = Neo.createGate(find('#gate'));
  const views = [...document.querySelectorAll('[data-view]')];
  const counters = {};
  let visit = null;
  let current = '';

  /** Binds one form: what its fields must be, and what to do with them when all are right. */
  function bind(name, rules, act) {
    const form = find(`#${name}-form`);
    const notice = form.querySelector('[data-notice]');
    const push = form.querySelector('[type="submit"]');
    const counter = form.querySelector('[data-count]');

    function complain(field, words) {
      find(`#${form.elements[field].id}-note`).textContent = words;
      if (words) form.elements[field].setAttribute('aria-invalid', 'true');
      else form.elements[field].removeAttribute('aria-invalid');
    }

    counters[name] = Neo.followForm(form, rules, (done, total) => {
      counter.textContent = done === total ? 'All in order' : `${done} of ${total} in order`;
      if (current === name) gate.show(done, total);
    });

    for (const [field, rule] of Object.entries(rules)) {
      const input = form.elements[field];
      input.addEventListener('change', () => complain(field, rule(input)));
      input.addEventListener('input', () => {
        if (input.hasAttribute('aria-invalid')) complain(field, rule(input));
      });
    }

    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      notice.hidden = true;
      const wrong = Object.keys(rules).filter((field) => rules[field](form.elements[field]));
      for (const field of Object.keys(rules)) complain(field, rules[field](form.elements[field]));
      if (wrong.length) {
        form.elements[wrong[0]].focus();
        return;
      }
      if (push.getAttribute('aria-disabled') === 'true') return;
      push.setAttribute('aria-disabled', 'true');
      try {
        visit = await act(Object.fromEntries(new FormData(form)));
        form.reset();
        show();
      } catch (refusal) {
        if (!(refusal instanceof Neo.Refusal)) throw refusal;
        if (refusal.field) {
          complain(refusal.field, refusal.message);
          form.elements[refusal.field].focus();
        } else {
          notice.textContent = refusal.message;
          notice.hidden = false;
          gate.show(0, 1);
        }
      } finally {
        push.setAttribute('aria-disabled', 'false');
      }
    });
  }

  function fill(name, text) {
    for (const place of document.querySelectorAll(`[data-${name}]`)) place.textContent = text;
  }

  /** Shows the view that fits the address and the visit. */
  function show() {
    const asked = window.location.hash === '#join' ? 'join' : 'enter';
    const next = visit ? 'inside' : asked;
    if (visit) {
      fill('name', visit.name);
      fill('email', visit.email);
      fill('since', new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(visit.since)));
    }
    const moved = current !== '' && current !== next;
    current = next;
    for (const view of views) view.hidden = view.dataset.view !== next;
    document.title = `${{ enter: 'Enter', join: 'Join', inside: 'Inside' }[next]} · Neo Gate`;
    if (next === 'inside') gate.show(1, 1);
    else counters[next]();
    if (moved) find(`#${next}-title`).focus();
  }

  bind('enter', { email: checks.email, password: checks.password }, store.enter);
  bind(
    'join',
    { name: checks.name, email: checks.email, password: checks.newPassword, terms: checks.terms },
    store.join,
  );

  for (const eye of document.querySelectorAll('[data-eye]')) {
    eye.addEventListener('click', () => {
      const input = find(`#${eye.dataset.eye}`);
      const shown = input.type === 'password';
      input.type = shown ? 'text' : 'password';
      eye.textContent = shown ? 'Hide' : 'Show';
      eye.setAttribute('aria-pressed', String(shown));
      eye.setAttribute('aria-label', shown ? 'Hide password' : 'Show password');
    });
  }

  for (const caps of document.querySelectorAll('[data-caps]')) {
    const input = caps.closest('.line').querySelector('input');
    const tell = (on) => {
      caps.textContent = on ? 'Caps Lock is on' : '';
    };
    input.addEventListener('keyup', (event) => tell(event.getModifierState('CapsLock')));
    input.addEventListener('blur', () => tell(false));
  }

  find('#join-password').addEventListener('input', (event) => {
    const { level, word } = Neo.measure(event.target.value);
    find('#meter').dataset.level = String(level);
    find('#join-meter-text').textContent = word;
  });

  find('#try').addEventListener('click', () => {
    find('#enter-email').value = store.demo.email;
    find('#enter-password').value = store.demo.password;
    counters.enter();
    find('#enter-form .push').focus();
  });

  find('#leave').addEventListener('click', async () => {
    await store.leave();
    visit = null;
    window.location.hash = '#enter';
    show();
  });

  const mode = find('#mode');
  function paint(name) {
    document.documentElement.dataset.mode = name;
    mode.textContent = name === 'dark' ? 'Light' : 'Dark';
    mode.setAttribute('aria-label', name === 'dark' ? 'Use light colors' : 'Use dark colors');
  }
  mode.addEventListener('click', () => {
    const next = document.documentElement.dataset.mode === 'dark' ? 'light' : 'dark';
    Neo.memory.write('mode', next);
    paint(next);
  });
  paint(Neo.memory.read('mode') ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

  window.addEventListener('hashchange', show);
  store.who().then((known) => {
    visit = known;
    show();
  });
})();
