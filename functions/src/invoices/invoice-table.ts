import type { Invoice } from '@tempera/domain/money/invoice';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { muted, type Sheet, type TextStyle } from './pdf-sheet.ts';

type Cells = readonly [string, string, string, string];
const gap = 12;

/** Name, quantity, price and amount; the name takes what the figures leave. */
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

function drawHead(sheet: Sheet, y: number, what: string): number {
  const bottom = drawRow(sheet, [what, 'Qty', 'Price', 'Amount'], y, { size: 8, color: muted });
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
export function drawLines(sheet: Sheet, invoice: Invoice, top: number): number {
  const money = (amount: number) => formatMoney(amount as Cents, invoice.currency);
  const nameWidth = columnsOf(sheet)[0]?.width ?? 0;
  const head = (y: number) => drawHead(sheet, y, invoice.chargeId ? 'Plan' : 'Template');
  let y = head(top);
  for (const { name, quantity, priceCents } of invoice.lines) {
    y = roomFor(sheet, y, sheet.heightOf(name, { width: nameWidth }), head);
    y = drawRow(sheet, [name, String(quantity), money(priceCents), money(priceCents * quantity)], y, {}) + 8;
  }
  return y;
}

/** The sums, kept together. @returns the y below */
export function drawTotals(sheet: Sheet, invoice: Invoice, top: number): number {
  const money = (amount: number) => formatMoney(amount as Cents, invoice.currency);
  const { couponCode, subtotalCents, discountCents, taxCents, totalCents } = invoice;
  const discount = couponCode === null ? 'Discount' : `Discount (${couponCode})`;
  const rows = [
    ['Subtotal', money(subtotalCents)],
    ...(discountCents > 0 ? [[discount, money(-discountCents)]] : []),
    ['Tax', money(taxCents)],
  ];
  const right = sheet.left + sheet.width;
  const [labelX, amountX, amountWidth] = [right - 290, right - 110, 110];
  let y = roomFor(sheet, top, 120) + 4;
  sheet.line(y, labelX, right);
  y += 10;
  for (const [label = '', amount = ''] of rows) {
    const below = sheet.text(label, labelX, y, { width: 170, color: muted });
    sheet.text(amount, amountX, y, { width: amountWidth, align: 'right' });
    y = below + 6;
  }
  sheet.line(y + 2, labelX, right);
  y += 12;
  sheet.text('Total', labelX, y, { width: 170, font: 'bold', size: 12 });
  return sheet.text(money(totalCents), amountX, y, {
    width: amountWidth,
    align: 'right',
    font: 'bold',
    size: 12,
  });
}
