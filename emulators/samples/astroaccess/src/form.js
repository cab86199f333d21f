'use strict';

/**
 * Gives a form its behavior: fields check themselves when left and again while being put right, sending
 * checks all of them and moves to the first mistake, and a second send waits for the first.
 *
 * `checks` maps a field's name to a function (value, form) that gives an error text or ''.
 * `send` gets the values and may throw an AccountError.
 */
Astro.form = (form, checks, send) => {
  const button = form.querySelector('[type="submit"]');
  const idle = button.textContent;
  const alert = form.querySelector('[data-alert]');
  let busy = false;

  function mark(input, message) {
    const error = document.getElementById(input.getAttribute('aria-describedby').split(' ')[0]);
    error.textContent = message;
    if (message) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }

  function check(name) {
    const input = form.elements[name];
    const message = checks[name](input.value, form);
    mark(input, message);
    return message === '';
  }

  function setBusy(value) {
    busy = value;
    button.setAttribute('aria-disabled', String(value));
    button.textContent = value ? button.dataset.busy : idle;
  }

  function refuse(error) {
    if (error.field && form.elements[error.field]) {
      mark(form.elements[error.field], error.message);
      form.elements[error.field].focus();
    } else if (alert) {
      alert.textContent = error.message;
      alert.hidden = false;
    }
  }

  for (const name of Object.keys(checks)) {
    const input = form.elements[name];
    input.addEventListener('blur', () => {
      if (input.value) check(name);
    });
    input.addEventListener('input', () => {
      if (input.getAttribute('aria-invalid')) check(name);
    });
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    if (alert) alert.hidden = true;
    const wrong = Object.keys(checks).filter((name) => !check(name));
    if (wrong.length) {
      form.elements[wrong[0]].focus();
      return;
    }
    setBusy(true);
    try {
      await send(Object.fromEntries(new FormData(form)));
    } catch (error) {
      if (!(error instanceof Astro.AccountError)) throw error;
      refuse(error);
    } finally {
      setBusy(false);
    }
  });

  for (const toggle of form.querySelectorAll('[data-reveal]')) {
    const input = document.getElementById(toggle.dataset.reveal);
    toggle.setAttribute('aria-label', 'Show the password');
    toggle.addEventListener('click', () => {
      const shown = input.type === 'password';
      input.type = shown ? 'text' : 'password';
      toggle.textContent = shown ? 'Hide' : 'Show';
      toggle.setAttribute('aria-label', shown ? 'Hide the password' : 'Show the password');
      toggle.setAttribute('aria-pressed', String(shown));
    });
  }

  /** Empties the form and every message in it. */
  return function clear() {
    form.reset();
    if (alert) alert.hidden = true;
    for (const name of Object.keys(checks)) mark(form.elements[name], '');
  };
};
