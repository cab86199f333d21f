import { defaultSettings } from '@tempera/domain/settings/settings';
import { describe, expect, it } from 'vitest';
import { answerMcp } from './answer-mcp.ts';

const agent = {
  caller: null,
  ip: '',
  host: null,
  signingKey: 'key',
  settings: { ...defaultSettings, siteName: 'Shop' },
  origin: 'https://store.example.com',
};
const headers: Record<string, string> = {
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
};

async function ask(body: object, sent = headers) {
  const request = { body, headers: sent, get: (name: string) => sent[name.toLowerCase()] };
  const answer = await answerMcp(agent, request as never);
  const text = await answer.text();
  return { status: answer.status, ...(text ? JSON.parse(text) : {}) };
}
const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const call = (name: string, args: object = {}) => ask(message('tools/call', { name, arguments: args }));

describe('the MCP server', () => {
  it('says who it is, and keeps no session', async () => {
    const clientInfo = { name: 'test', version: '1' };
    const { result } = await ask(
      message('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }),
    );
    expect(result.serverInfo).toMatchObject({ name: 'tempera', title: 'Shop' });
    expect(result.capabilities).toHaveProperty('tools');
    expect(result.instructions).toContain('Nothing is bought here');
    expect(await ask({ jsonrpc: '2.0', method: 'notifications/initialized' })).toEqual({ status: 202 });
  });

  it('describes each tool, its input, its output and what it changes', async () => {
    const { result } = await ask(message('tools/list'));
    const tools = result.tools as {
      name: string;
      description: string;
      inputSchema: { type: string };
      outputSchema: { type: string };
      annotations: { readOnlyHint: boolean; destructiveHint: boolean };
    }[];
    expect(tools.map(({ name }) => name)).toEqual([
      'search_templates',
      'get_template',
      'compare_templates',
      'quote',
      'start_purchase',
      'list_owned',
      'list_releases',
      'read_file',
      'get_release',
    ]);
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      expect(description.length).toBeGreaterThan(40);
      expect([inputSchema.type, outputSchema.type]).toEqual(['object', 'object']);
      expect(annotations.destructiveHint).toBe(false);
    }
    // These two may count a free template against its person's month.
    const changing = tools.filter(({ annotations }) => !annotations.readOnlyHint);
    expect(changing.map(({ name }) => name)).toEqual(['read_file', 'get_release']);
  });

  it.each(['list_owned', 'list_releases', 'read_file', 'get_release'])(
    '%s tells a visitor what it needs',
    async (name) => {
      const { result } = await call(name, { slug: 'neogate', path: 'index.html' });
      expect(result).toMatchObject({ isError: true, _meta: { reason: 'sign-in-required' } });
      expect(result.content[0].text).toMatch(/^This needs an access token\. .*Access tokens\. It is sent as/);
    },
  );

  it.each([
    ['get_template', { slug: '../secret' }],
    ['get_template', { slug: 'a/b' }],
    ['compare_templates', { slugs: ['one'] }],
    ['quote', { slugs: [] }],
    ['quote', { slugs: Array.from({ length: 21 }, (_, n) => `t${n}`) }],
    ['search_templates', { query: 'x'.repeat(201) }],
    ['search_templates', { limit: 51 }],
    ['read_file', { slug: 'neogate', version: '../1.0.0', path: 'x' }],
    ['read_file', { slug: 'neogate', path: 'x'.repeat(241) }],
    ['no_such_tool', {}],
  ])('%s %j is refused before anything is read', async (name, args) => {
    const { result } = await call(name, args);
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toMatch(/Invalid arguments|not found/);
  });

  it('speaks versions of the protocol that it knows, to who takes its answers', async () => {
    expect(
      (await ask(message('tools/list'), { ...headers, 'mcp-protocol-version': '1999-01-01' })).status,
    ).toBe(400);
    expect((await ask(message('tools/list'), { ...headers, accept: 'text/html' })).status).toBe(406);
  });
});
