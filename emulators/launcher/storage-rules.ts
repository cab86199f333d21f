/**
 * Stands in for the Storage emulator's rules runtime, a JAR that speaks JSON lines on stdin and stdout.
 * `storage.rules` denies every client, so always answering `permit: false` is exact for it.
 */
import { createInterface } from 'node:readline';

interface RulesRequest {
  id: number;
  action: string;
}

/** The response to one request line. */
function answerRules(request: RulesRequest): Record<string, unknown> {
  const result = request.action === 'load_ruleset' ? { rulesVersion: 2 } : { permit: false };
  return { id: request.id, status: 'ok', errors: [], warnings: [], result };
}

/** Says that it is ready (id -1), then responds to each line until the input ends or SIGINT comes. */
export function answerStorageRules(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
  output.write(`${JSON.stringify({ id: -1, status: 'ok', errors: [], warnings: [] })}\n`);
  createInterface({ input }).on('line', (line) => {
    output.write(`${JSON.stringify(answerRules(JSON.parse(line) as RulesRequest))}\n`);
  });
}
