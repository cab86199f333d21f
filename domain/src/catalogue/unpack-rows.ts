import type { CatalogueRow } from './catalogue.ts';

/**
 * Rows as they stood in `catalogue/rows` before there were shards: JSON, deflated, in a field `packed`. A store shows them until its migration has
 * come by (decision 89). Web streams exist in Node and in browsers alike. @returns none where there is no such field
 */
export async function unpackRows(data: Record<string, unknown> | null | undefined): Promise<CatalogueRow[]> {
  const packed = data?.packed;
  if (!(packed instanceof Uint8Array)) return [];
  const bytes = new Blob([packed as Uint8Array<ArrayBuffer>]);
  return new Response(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw'))).json();
}
