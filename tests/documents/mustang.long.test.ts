import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BillingDocument } from '@tempera/domain/money/billing-document';
import { reverseChargeText } from '@tempera/domain/money/invoice-tax';
import { expect, it } from 'vitest';
import { root, stateDir } from '../../emulators/launcher/paths.ts';
import { run } from '../../emulators/launcher/processes.ts';
import { crossIndustryInvoice } from '../../functions/src/invoices/cross-industry-invoice.ts';
import { invoicePdf } from '../../functions/src/invoices/invoice-pdf.ts';
import { findValidator } from './find-validator.ts';
import { everyInvoice, everythingTakenBack, type Sold } from './sold.ts';

const invoices = everyInvoice();
const sold = [...invoices, ...everythingTakenBack()];
const validator = await findValidator();
const without = typeof validator === 'string' ? ` (skipped: ${validator})` : '';

it('invoices, credit notes and what takes them back, of all kinds, carry their data', () => {
  expect(invoices.length).toBeGreaterThanOrEqual(50);
  const bare = sold.filter(({ document }) => crossIndustryInvoice(document) === null);
  expect(bare.map(({ name }) => name)).toEqual([]);
});

/** Whose buyer owes the tax, and so has to read that on the document. */
const isOwed = ({ document: { tax } }: Sold) => tax?.reverseCharge === true;

/** What Mustang has against a PDF, its data inside included; `valid` is its last word. */
function judgmentOf(report: string) {
  const errors = report.match(/<(?:error|exception|fatal)\b[^>]*>[^<]*/g) ?? [];
  const isWhole = report.includes('flavour=3b') && report.includes('urn:cen.eu:en16931:2017');
  return { errors, valid: isWhole && /<summary status="valid"\/>\s*<\/validation>\s*$/.test(report) };
}

it.skipIf(typeof validator === 'string')(`Mustang finds no error in any of them${without}`, async () => {
  if (typeof validator === 'string') return;
  const folder = join(stateDir, 'documents');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fileOf = (index: number) => join(folder, `${index}.pdf`);
  // The last is wrong, and proves that errors are told.
  const documents = sold.map(({ document }) => document);
  const tried = [...documents, { ...documents[0], currency: 'XYZ' } as unknown as BillingDocument];
  for (const [index, document] of tried.entries()) writeFileSync(fileOf(index), await invoicePdf(document));
  const program = join(root, 'tests/documents/ValidateAll.java');
  const { code, output } = await run(validator.java, ['-cp', validator.jar, program, folder], {
    cwd: folder,
    output: 'capture',
  });
  expect(code, output.slice(-2_000)).toBe(0);
  const judged = tried.map((_, index) => judgmentOf(readFileSync(`${fileOf(index)}.report.xml`, 'utf8')));
  const wrong = sold.map(({ name }, index) => ({ name, ...judged[index] })).filter(({ valid }) => !valid);
  expect(wrong).toEqual([]);
  const readable = sold.map((_, index) => readFileSync(`${fileOf(index)}.txt`, 'utf8').replace(/\s+/g, ' '));
  const says = sold.filter((_, index) => readable[index]?.includes(reverseChargeText));
  expect(says.map(({ name }) => name)).toEqual(sold.filter(isOwed).map(({ name }) => name));
  expect(says.length).toBeGreaterThanOrEqual(10);
  expect(judged.at(-1)?.valid).toBe(false);
  expect(judged.at(-1)?.errors).not.toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
