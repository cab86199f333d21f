'use strict';

/** Binds the forms to the accounts and the address (#/sign-in, #/sign-up, #/reset, #/tonight) to the views. */
(() => {
  const { accounts, validate } = Astro;
  const byId = (id) => document.getElementById(id);
  const views = [...document.querySelectorAll('[data-view]')];
  let shown = null;

  function go(name) {
    if (window.location.hash === `#/${name}`) show();
    else window.location.hash = `#/${name}`;
  }

  /** Members belong inside and visitors outside, whatever the address says. */
  function wanted() {
    const name = window.location.hash.replace('#/', '');
    if (accounts.current()) return 'tonight';
    return ['sign-in', 'sign-up', 'reset'].includes(name) ? name : 'sign-in';
  }

  function show() {
    if (window.location.hash === '#panel') return;
    const name = wanted();
    if (name === shown) return;
    if (shown === 'tonight') Astro.tonight.close();
    for (const view of views) view.hidden = view.dataset.view !== name;
    document.querySelector('[data-beside]').hidden = name === 'tonight';
    const view = views.find((candidate) => candidate.dataset.view === name);
    document.title = `${view.dataset.title} · AstroAccess`;
    if (name === 'tonight') Astro.tonight.open();
    // On the first view the focus stays where the browser has it.
    if (shown) {
      view.querySelector('h1').focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    shown = name;
  }

  const clearSignIn = Astro.form(
    byId('sign-in'),
    { email: validate.email, password: validate.password },
    async (values) => {
      await accounts.signIn({ ...values, keep: values.keep === 'on' });
      clearSignIn();
      go('tonight');
    },
  );

  const clearSignUp = Astro.form(
    byId('sign-up'),
    {
      name: validate.name,
      email: validate.email,
      password: validate.newPassword,
      repeat: validate.repeat,
      terms: validate.terms,
    },
    async (values) => {
      await accounts.signUp(values);
      clearSignUp();
      measure();
      go('tonight');
    },
  );

  Astro.form(byId('reset'), { email: validate.email }, async ({ email }) => {
    const { sentTo } = await accounts.requestReset(email);
    const done = byId('reset').querySelector('[data-done]');
    done.textContent = `If ${sentTo} has an account, a link is on its way.`;
    done.hidden = false;
  });

  function measure() {
    const { score, text } = Astro.strength(byId('up-password').value);
    byId('strength').dataset.score = String(score);
    byId('strength-text').textContent = text;
  }
  byId('up-password').addEventListener('input', measure);

  byId('fill-demo').addEventListener('click', () => {
    byId('in-email').value = accounts.demo.email;
    byId('in-password').value = accounts.demo.password;
    byId('sign-in').querySelector('[type="submit"]').focus();
  });

  byId('sign-out').addEventListener('click', async () => {
    await accounts.signOut();
    go('sign-in');
  });

  window.addEventListener('hashchange', show);
  show();
})();
