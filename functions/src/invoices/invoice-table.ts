import type { Cells, Figures } from './invoice-figures.ts';
import { muted, type Sheet, type TextStyle } from './pdf-sheet.ts';

const gap = 12;

/** Name, quantity and two figures; the name takes what they leave. */
function columnsOf({ left, width }: Sheet) {
  const widths = [width - 40 - 90 - 90, 40, 90, 90];
  let x = left;
  return widths.map((wide, index) => {
    const column = { x, width: index === 0 ? wide - gap : wide };
    x += wide;
    return column;
  });
}

function drawRow(sheet: Sheet, cells: Cells, y: number, style: Omit<TextStyle, 'width'>): number {
  const bottoms = columnsOf(sheet).map(({ x, width }, index) =>
    sheet.text(cells[index] ?? '', x, y, { ...style, width, align: index === 0 ? 'left' : 'right' }),
  );
  return Math.max(...bottoms);
}

function drawHead(sheet: Sheet, y: number, head: Cells): number {
  const bottom = drawRow(sheet, head, y, { size: 8, color: muted });
  sheet.line(bottom + 4, sheet.left, sheet.left + sheet.width);
  return bottom + 12;
}

/** The y to go on at, on a new page where `height` more points would not fit; `head` draws what it begins with. */
function roomFor(sheet: Sheet, y: number, height: number, head = (top: number) => top): number {
  if (y + height <= sheet.bottom) return y;
  sheet.addPage();
  return head(sheet.top);
}

/** What was bought, over as many pages as it takes. @returns the y below */
export function drawLines(sheet: Sheet, figures: Figures, top: number): number {
  const nameWidth = columnsOf(sheet)[0]?.width ?? 0;
  const head = (y: number) => drawHead(sheet, y, figures.head);
  let y = head(top);
  for (const line of figures.lines) {
    y = roomFor(sheet, y, sheet.heightOf(line[0], { width: nameWidth }), head);
    y = drawRow(sheet, line, y, {}) + 8;
  }
  return y;
}

/** The sums, kept together. @returns the y below */
export function drawTotals(sheet: Sheet, { sums, total }: Figures, top: number): number {
  const right = sheet.left + sheet.width;
  const [labelX, amountX, amountWidth] = [right - 290, right - 110, 110];
  let y = roomFor(sheet, top, 140) + 4;
  sheet.line(y, labelX, right);
  y += 10;
  for (const [label, amount] of sums) {
    const below = sheet.text(label, labelX, y, { width: 170, color: muted });
    sheet.text(amount, amountX, y, { width: amountWidth, align: 'right' });
    y = below + 6;
  }
  sheet.line(y + 2, labelX, right);
  y += 12;
  const [label, amount] = total;
  sheet.text(label, labelX, y, { width: 170, font: 'bold', size: 12 });
  return sheet.text(amount, amountX, y, { width: amountWidth, align: 'right', font: 'bold', size: 12 });
}

/** The tax by its rate, which offices look for. @returns the y below */
export function drawTax(sheet: Sheet, { tax }: Figures, top: number): number {
  if (tax === null) return top;
  const width = 72;
  const right = sheet.left + sheet.width;
  const drawCells = (cells: Cells, y: number, style: Omit<TextStyle, 'width'>) =>
    Math.max(
      ...cells.map((cell, index) =>
        sheet.text(cell, right - width * (4 - index), y, { ...style, width, align: 'right' }),
      ),
    );
  const y = roomFor(sheet, top, 100) + 24;
  const head = drawCells(['Tax rate', 'Net', 'Tax', 'Gross'], y, { size: 8, color: muted });
  sheet.line(head + 4, right - width * 4, right);
  return drawCells(tax, head + 10, { size: 8 });
}
