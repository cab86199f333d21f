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

/** A table of the tax report with its sums, and as a file. */
export function TaxFigures({ table, totals, empty }: TaxFiguresProps) {
  const { label, columns, rows, fileName } = table;
  const words = rows[0]?.words.length ?? columns.length - 3;
  const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
  return (
    <Card title={label}>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{empty}</Typography>
      ) : (
        <>
          <Box sx={{ overflowX: 'auto', mx: -5, px: 5 }} tabIndex={0} role="region" aria-label={label}>
            <Table size="small" aria-label={label}>
              <TableHead>
                <TableRow>
                  {columns.map((column, index) => (
                    <TableCell key={column} align={index < words ? 'left' : 'right'}>
                      {column}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <TableRow key={[...row.words, row.currency].join()}>
                    {row.words.map((word, index) => (
                      <TableCell key={columns[index]} sx={{ whiteSpace: 'nowrap' }}>
                        {word}
                      </TableCell>
                    ))}
                    {row.amounts.map((amount, index) => (
                      <TableCell key={columns[words + index]} align="right" sx={figures}>
                        {moneyText(amount, row.currency)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
              <TableFooter>
                {totals.map(([currency, { netCents, taxCents, grossCents }]) => (
                  <TableRow
                    key={currency}
                    sx={{ '& td': { typography: 'body2', color: 'text.primary', fontWeight: 600 } }}
                  >
                    <TableCell colSpan={words}>All, in {currency}</TableCell>
                    {[netCents, taxCents, grossCents].map((amount, index) => (
                      <TableCell key={columns[words + index]} align="right" sx={figures}>
                        {moneyText(amount, currency)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableFooter>
            </Table>
          </Box>
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
