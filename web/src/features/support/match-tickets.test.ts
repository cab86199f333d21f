import { expect, it } from 'vitest';
import { matchTickets } from './match-tickets.ts';

const tickets = [
  { username: 'Ada Example', lastMessage: 'Where is my INVOICE?' },
  { username: 'Ben Example', lastMessage: 'Danke, Größe stimmt' },
];

it.each([
  ['ada', [0]],
  ['example', [0, 1]],
  [' invoice ', [0]],
  ['GRÖSSE', []],
  ['größe', [1]],
  ['nobody', []],
])('"%s" finds %j', (text, expected) => {
  expect(matchTickets(tickets, text)).toEqual(expected.map((index) => tickets[index]));
});
