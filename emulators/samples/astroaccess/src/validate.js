'use strict';

/** Checks of single fields. Each gives the words to show, or an empty text when all is well. */
Astro.validate = (() => {
  const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

  return {
    name: (value) => (value.trim() ? '' : 'Tell us what to call you.'),

    email(value) {
      if (!value.trim()) return 'Enter your email address.';
      return address.test(value.trim()) ? '' : 'This does not look like an email address. Is the @ there?';
    },

    password: (value) => (value ? '' : 'Enter your password.'),

    newPassword(value) {
      if (value.length < 8) return 'Use eight characters or more.';
      const { missing } = Astro.strength(value);
      return missing.length ? `Add ${missing.join(' and ')}.` : '';
    },

    repeat(value, form) {
      if (!value) return 'Enter the password once more.';
      return value === form.elements.password.value ? '' : 'The two passwords differ.';
    },

    terms: (_value, form) => (form.elements.terms.checked ? '' : 'Please agree: white light spoils the night for all.'),
  };
})();

/**
 * How good a password is: a score from 0 to 4, what it lacks, and a sentence to say so.
 * Length counts most; common beginnings and repeats take a point off.
 */
Astro.strength = (password) => {
  const missing = [];
  if (!/[a-z]/.test(password)) missing.push('a lower-case letter');
  if (!/[A-Z]/.test(password)) missing.push('an upper-case letter');
  if (!/\d/.test(password)) missing.push('a number');
  if (!password) return { score: 0, missing, text: 'Eight characters or more, with upper and lower case and a number.' };

  let score = 1;
  if (password.length >= 8 && missing.length === 0) score += 1;
  if (password.length >= 12) score += 1;
  if (password.length >= 16 || /[^\p{L}\d]/u.test(password)) score += 1;
  if (/^(password|qwert|12345|letmein|welcome)/i.test(password) || /(.)\1{3}/.test(password)) score -= 1;
  if (password.length < 8 || missing.length) score = Math.min(score, 1);

  const words = ['', 'Faint', 'Visible', 'Bright', 'Brilliant'];
  const text = missing.length ? `Still needs ${missing.join(', ')}.` : `${words[Math.max(score, 1)]}. `;
  const more = !missing.length && password.length < 8 ? 'Eight characters at least.' : '';
  return { score: Math.max(score, 1), missing, text: `${text}${more}`.trim() };
};
