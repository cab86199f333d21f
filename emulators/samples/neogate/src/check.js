'use strict';

/** What each field must be. A check gives the words of its complaint, or '' when it has none. */
Neo.checks = {
  name: ({ value }) => (value.trim() ? '' : 'A name, please'),
  email: ({ value }) => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()) ? '' : 'An address like you@example.com'),
  password: ({ value }) => (value ? '' : 'Your password, please'),
  newPassword({ value }) {
    if (value.length < 8) return `${8 - value.length} more ${value.length === 7 ? 'character' : 'characters'}`;
    if (!/[a-z]/.test(value)) return 'A lower-case letter is missing';
    if (!/[A-Z]/.test(value)) return 'An upper-case letter is missing';
    return /\d/.test(value) ? '' : 'A number is missing';
  },
  terms: ({ checked }) => (checked ? '' : 'Somebody has to'),
};

/** From 0 to 4 with a word for it: what the password has in length and in kinds of characters. */
Neo.measure = (password) => {
  if (!password) return { level: 0, word: '8 characters, upper and lower case, a number' };
  if (Neo.checks.newPassword({ value: password })) return { level: 1, word: 'not yet' };
  const long = password.length >= 12;
  const odd = /[^A-Za-z\d]/.test(password);
  const dull = /(.)\1{2}|1234|abcd|qwer|pass/i.test(password);
  const level = 2 + (long ? 1 : 0) + (odd ? 1 : 0) - (dull ? 1 : 0);
  return { level, word: ['', 'easy to guess', 'fair', 'good', 'strong'][level] };
};
