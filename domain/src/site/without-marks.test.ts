import { expect, it } from 'vitest';
import { withoutMarks } from './without-marks.ts';

it.each([
  ['## Update\nRun `npm update` **now**.', 'Update\nRun npm update now.'],
  ['See [the guide](https://example.com/a).', 'See the guide (https://example.com/a).'],
  ['```sh\nnpm update\n```\nThen restart.', 'npm update\nThen restart.'],
  ['Set A_B to 2 * 3, see #4 [sic].', 'Set A_B to 2 * 3, see #4 [sic].'],
  ['*Now*, ***soon***, _please_ and __really__.', 'Now, soon, please and really.'],
  ['Keep user_name_of and *.ts, 3 * 4 * 5.', 'Keep user_name_of and *.ts, 3 * 4 * 5.'],
  ['- one\n- two', '- one\n- two'],
  ['**Call `__init__` of `a*b*c`**, then `# done`.', 'Call __init__ of a*b*c, then # done.'],
  [
    '`# As root:`\n~~~py\n# a _note_\ndef __init__(*a, **b): ...\n~~~\n_Then_ go.',
    '# As root:\n# a _note_\ndef __init__(*a, **b): ...\nThen go.',
  ],
  ['## Update\n```\nnpm *', 'Update\nnpm *'],
  ['```', ''],
  ['```npm *a*``` and `` b_c_ ``\nthen *go*', 'npm *a* and  b_c_ \nthen go'],
  ['* one\n* two', '* one\n* two'],
])('takes the marks off %j, and nothing else', (written, read) => {
  expect(withoutMarks(written)).toBe(read);
});
