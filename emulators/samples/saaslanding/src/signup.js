'use strict';

/**
 * The two sign-up forms. Put your own call into `send`: it gets the address and may throw an Error whose message
 * is shown under the field.
 */
(() => {
  async function send(email) {
    if (email.endsWith('@taken.example')) throw new Error('This address has a harbor already. Sign in instead?');
  }

  const looksRight = (email) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email);

  function tell(form, kind, words) {
    const note = form.querySelector('.signup__note');
    note.dataset.kind = kind;
    note.textContent = words;
    form.elements.email.setAttribute('aria-invalid', String(kind === 'bad'));
  }

  for (const form of document.querySelectorAll('[data-signup]')) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const email = form.elements.email.value.trim();
      if (!looksRight(email)) {
        tell(form, 'bad', email ? 'This is not quite an email address.' : 'Where should the invitation go?');
        form.elements.email.focus();
        return;
      }
      const button = form.querySelector('button');
      button.disabled = true;
      try {
        await send(email);
        tell(form, 'good', `Done. Look for a letter at ${email}.`);
        form.elements.email.value = '';
      } catch (error) {
        tell(form, 'bad', error.message);
      } finally {
        button.disabled = false;
      }
    });
  }
})();
