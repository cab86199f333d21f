import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv } from '@tempera/domain/reports/csv';
import { expect, it } from 'vitest';
import { findOnPath } from '../../emulators/launcher/firestore-probes.ts';
import { stateDir } from '../../emulators/launcher/paths.ts';
import { run } from '../../emulators/launcher/processes.ts';

const office = findOnPath('soffice') ?? findOnPath('libreoffice');
const without = office ? '' : ' (skipped: no LibreOffice)';

/** Cells are parted by these signs, and formulas are computed: the least careful way to open a file. */
const careless = (partings: string) => `CSV:${partings},34,76,1,,0,false,true,false,false,false,0,true`;

const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
const starts = ['', ' ', '\u00a0', '"', "'", ';', '; ', ';"', '\t', 'Ada;', 'Ada\t', 'Ada\n', 'Ada, "', ',;'];
const names = starts.flatMap((start) => signs.map((sign) => `${start}${sign}1+SUM(A1:A2)`));
const table = toCsv(
  ['name', 'amount', 'note'],
  names.map((name) => [name, '-12.34', name]),
);
/** Proves that a formula would be found, at the start of a line and behind the sign that parts cells. */
const control = (parting: string) => `=1+1\r\nx${parting}=2+2\r\n`;

it.skipIf(!office).each([
  ['commas', '44', ','],
  ['semicolons', '59', ';'],
  ['tabs', '9', '\t'],
  ['any of these', '44/59/9', ';'],
])(
  `LibreOffice computes nothing of a table whose cells it parts by %s${without}`,
  async (_, codes, parting) => {
    if (!office) return;
    const folder = join(stateDir, 'tables');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'table.csv'), table);
    writeFileSync(join(folder, 'control.csv'), control(parting));
    const { code, output } = await run(
      office,
      [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        '--headless',
        `--infilter=${careless(codes)}`,
        ...['--convert-to', 'fods', '--outdir', folder],
        ...['table.csv', 'control.csv'].map((name) => join(folder, name)),
      ],
      { cwd: folder, output: 'capture' },
    );
    expect(code, output.slice(-2_000)).toBe(0);
    const read = (name: string) => readFileSync(join(folder, `${name}.fods`), 'utf8');
    const formulas = (text: string) => text.match(/table:formula="[^"]*"/g) ?? [];
    expect(formulas(read('control'))).toHaveLength(2);
    expect(formulas(read('table'))).toEqual([]);
    // Where the cells are parted as we part them, an amount is a number.
    const amounts = read('table').match(/office:value="-12\.34"/g) ?? [];
    if (codes.startsWith('44')) expect(amounts).toHaveLength(names.length);
    rmSync(folder, { recursive: true, force: true });
  },
);
