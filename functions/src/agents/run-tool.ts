import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Refusal } from '@tempera/domain/calls/reasons';
import type { Request } from 'firebase-functions/https';
import { noteHttpRefusal } from '../platform/note-refusal.ts';
import { toRefusal } from '../platform/refusals.ts';
import { wordsFor } from '../platform/words-for.ts';
import { NoSuchFile } from './read-file.ts';
import type { Agent, Tool } from './tool.ts';

/** Where a token goes, for a visitor who asks for what is somebody's own. */
const howTo = 'It is sent as “Authorization: Bearer …”.';

const textOf = (refusal: Refusal): string =>
  refusal.token ? `${wordsFor(refusal)} ${howTo}` : wordsFor(refusal);

const failure = (text: string, reason: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text }],
  _meta: { reason },
});

/** Runs a tool. A refusal is an error of the tool in the store's words, which the agent reads, with its reason in `_meta`. */
export async function runTool(
  tool: Tool,
  input: unknown,
  agent: Agent,
  request: Request,
): Promise<CallToolResult> {
  try {
    const { data, text } = await tool.run(input as never, agent);
    // Exactly what its schema says: an answer with anything else is refused by clients.
    const structuredContent = tool.output.parse(data);
    return {
      content: [{ type: 'text', text: text ?? JSON.stringify(structuredContent) }],
      structuredContent,
    };
  } catch (cause) {
    if (cause instanceof NoSuchFile) return failure(cause.message, 'file-not-found');
    const refusal = toRefusal(`mcp.${tool.name}`, cause, request.headers);
    await noteHttpRefusal('mcp', refusal, request);
    return failure(textOf(refusal), refusal.reason);
  }
}
