import { expect, it } from 'vitest';
import { withoutMarks } from './without-marks.ts';

it.each([
  ['## Update\nRun `npm update` **now**.', 'Update\nRun npm update now.'],
  ['See [the guide](https://example.com/a).', 'See the guide (https://example.com/a).'],
  ['```sh\nnpm update\n```\nThen restart.', 'npm update\nThen restart.'],
  ['Set A_B to 2 * 3, see #4 [sic].', 'Set A_B to 2 * 3, see #4 [sic].'],
  ['- one\n- two', '- one\n- two'],
])('takes the marks off %j, and nothing else', (written, read) => {
  expect(withoutMarks(written)).toBe(read);
});
