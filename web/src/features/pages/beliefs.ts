/** What the templates have in common, as the page about the store tells it. */
export const beliefs = [
  {
    title: 'Small enough to read',
    text: 'A template that takes a week to understand doesn’t save you a week. Ours are a dozen files or two, each with one job.',
  },
  {
    title: 'Nothing to untangle',
    text: 'Plain HTML, CSS and JavaScript with no build step. Take a page, leave the rest, or move it into your framework.',
  },
  {
    title: 'Every state is drawn',
    text: 'Errors, empty lists, dark mode, keyboard use and small screens are already done for you.',
  },
];
