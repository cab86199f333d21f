import { expect, it } from 'vitest';
import { readHandle } from './handle.ts';

it.each([
  ['k3v2a-mqx5t', 'k3v2a-mqx5t'],
  [' @K3V2A-MQX5T ', 'k3v2a-mqx5t'],
  ['k3v2a mqx5t', 'k3v2a-mqx5t'],
  ['k3v2amqx5t', 'k3v2a-mqx5t'],
  ['stella', null],
  ['k3v2a-mqx5', null],
  ['k3v2a-mqx5t1', null],
  ['k3v2a/mqx5t', null],
  ['', null],
])('%j is read as %j', (typed, handle) => {
  expect(readHandle(typed)).toBe(handle);
});
