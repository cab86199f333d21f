import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { onTestFinished } from 'vitest';
import { newNetwork } from '../../attacks/kit/bursts.ts';
import { storeUrl } from './http.ts';

/** An agent as the protocol's own client is one, at the store's address; with an access token unless it is a visitor's. */
export async function connectAgent(token = '', headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const sent = {
    'x-forwarded-for': newNetwork(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(storeUrl('/mcp')), { requestInit: { headers: sent } }),
  );
  onTestFinished(() => client.close());
  return client;
}

export interface Called {
  isError: boolean;
  /** Why it was refused. */
  reason: unknown;
  text: string;
  data: Record<string, unknown>;
}

/** What a tool answers an agent. */
export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Called> {
  const { isError, content, structuredContent, _meta } = await client.callTool({ name, arguments: args });
  const [said] = content as { text?: string }[];
  return {
    isError: isError === true,
    reason: _meta?.reason,
    text: said?.text ?? '',
    data: (structuredContent ?? {}) as Record<string, unknown>,
  };
}

/** A message as it is, past the client. A text is sent as it stands. */
export const messageToMcp = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(storeUrl('/mcp'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': newNetwork(),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
