/** Which expressions of the rules a spec file evaluates, by the emulator's coverage report. */

/** What `ruleCoverage` of the Firestore emulator says of one expression. */
export interface CoverageNode {
  sourcePosition: { currentOffset?: number; endOffset?: number };
  /** Each value it had; an empty one stands for an expression that was not reached. */
  values?: { value?: Record<string, unknown> }[];
  children?: CoverageNode[];
}

/** Offset of the first character, that of the last one that is told (closing brackets are not), and whether it was reached. */
export type Reached = readonly [start: number, last: number, reached: boolean];

export function flattenCoverage(nodes: readonly CoverageNode[]): Reached[] {
  return nodes.flatMap(({ sourcePosition, values = [], children = [] }) => {
    const { currentOffset = 0, endOffset = 0 } = sourcePosition;
    const reached = values.some(({ value }) => value && Object.keys(value).length > 0);
    return [[currentOffset, endOffset, reached] as const, ...flattenCoverage(children)];
  });
}

/** Whether the narrowest expression around a place was reached; undefined where the report knows none, as at `if true`. */
export function isReached(
  nodes: readonly Reached[],
  { start, end }: { start: number; end: number },
): boolean | undefined {
  let narrowest: Reached | undefined;
  for (const node of nodes) {
    if (node[0] > start || node[1] + 1 < end) continue;
    if (!narrowest || node[1] - node[0] < narrowest[1] - narrowest[0]) narrowest = node;
  }
  return narrowest?.[2];
}
