import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Currency } from '@tempera/domain/money/money';
import type { TaxSums } from '@tempera/domain/reports/tax-report';
import { Card } from '../../../ui/Card.tsx';
import { saveCsv } from '../../../ui/save-csv.ts';
import { moneyText, type TaxTable, toFile } from '../tax-tables.ts';

interface TaxFiguresProps {
  table: TaxTable;
  /** The sums at its foot. */
  totals: readonly (readonly [Currency, TaxSums])[];
  /** Instead of a table without rows. */
  empty: string;
}

const onDesktop = { display: { xs: 'none', sm: 'table-cell' } } as const;
const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const atFoot = {
  '& td, & th': { typography: 'body2', color: 'text.primary', fontWeight: 600 },
  '& dl': { fontWeight: 400 },
} as const;

/** A table of the tax report with its sums, and as a file. On a phone a row's other columns stand below its name. */
export function TaxFigures({ table, totals, empty }: TaxFiguresProps) {
  const { label, columns, rows, fileName } = table;
  const words = rows[0]?.words.length ?? columns.length - 3;
  return (
    <Card title={label}>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{empty}</Typography>
      ) : (
        <>
          <Table size="small" aria-label={label} sx={{ '& td, & th': { px: { xs: 0, sm: 2 } } }}>
            <TableHead>
              <TableRow>
                {columns.map((column, index) => (
                  <TableCell
                    key={column}
                    align={index < words ? 'left' : 'right'}
                    sx={index === 0 || index === columns.length - 1 ? undefined : onDesktop}
                  >
                    {column}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ words: said, amounts, currency }) => (
                <Row
                  key={[...said, currency].join()}
                  columns={columns}
                  cells={[...said, ...amounts.map((amount) => moneyText(amount, currency))]}
                  words={words}
                />
              ))}
            </TableBody>
            <TableFooter sx={atFoot}>
              {totals.map(([currency, { netCents, taxCents, grossCents }]) => (
                <Row
                  key={currency}
                  columns={[columns[0] ?? '', ...columns.slice(words)]}
                  cells={[
                    `All, in ${currency}`,
                    ...[netCents, taxCents, grossCents].map((amount) => moneyText(amount, currency)),
                  ]}
                  words={1}
                  span={words}
                />
              ))}
            </TableFooter>
          </Table>
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => saveCsv(toFile(table), fileName)}
            sx={{ justifySelf: 'start', displayPrint: 'none' }}
          >
            Save as CSV
          </Button>
        </>
      )}
    </Card>
  );
}

interface RowProps {
  columns: readonly string[];
  /** One for each column; the first names the row, the last is its total. */
  cells: readonly string[];
  /** How many of them are words; amounts follow. */
  words: number;
  /** How many columns the first one takes on a desktop. */
  span?: number;
}

function Row({ columns, cells, words, span = 1 }: RowProps) {
  const [name, ...others] = cells;
  const total = others.pop();
  return (
    <TableRow sx={{ '& td, & th': { verticalAlign: 'top' } }}>
      <TableCell component="th" scope="row">
        {name}
        <Box component="dl" sx={below}>
          {others.map(
            (text, index) =>
              text !== '' && (
                <Box key={columns[index + 1]}>
                  <dt>{columns[index + 1]}</dt>
                  <Box component="dd" sx={figures}>
                    {text}
                  </Box>
                </Box>
              ),
          )}
        </Box>
      </TableCell>
      {Array.from({ length: span - 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells without anything
        <TableCell key={index} sx={onDesktop} />
      ))}
      {others.map((text, index) => (
        <TableCell
          key={columns[index + 1]}
          align={index + 1 < words ? 'left' : 'right'}
          sx={[onDesktop, index + 1 < words ? {} : figures]}
        >
          {text}
        </TableCell>
      ))}
      <TableCell align="right" sx={figures}>
        {total}
      </TableCell>
    </TableRow>
  );
}

const below = {
  display: { sm: 'none' },
  m: 0,
  mt: 1,
  color: 'text.secondary',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 2 },
  '& dt::after': { content: '":"' },
  '& dd': { m: 0 },
} as const;
