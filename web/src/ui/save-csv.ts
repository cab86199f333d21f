import { saveBlob } from './save-file.ts';

/** Has the browser save a table, as `toCsv` of the domain writes it. */
export const saveCsv = (table: string, fileName: string): void =>
  saveBlob(new Blob([table], { type: 'text/csv;charset=utf-8' }), fileName);
