import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { z } from 'zod';
import type { TokenCaller } from '../tokens/require-token.ts';

/** Who asks by a tool, and what an answer needs of the store. */
export interface Agent {
  /** Whose access token came along; null for a visitor. */
  caller: TokenCaller | null;
  /** The network address that the request came from. */
  ip: string;
  /** As the request names it, for links to archives. */
  host: string | null;
  signingKey: string;
  settings: SiteSettings;
  /** Where the store is, without a slash at its end. */
  origin: string;
}

/** What a tool answers: by its schema, and in words where these say it better than JSON does. */
export interface Answer<Data> {
  data: Data;
  text?: string;
}

/** A tool that agents call. Amounts are in cents, sizes in bytes, times in milliseconds. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  /** Whether it leaves everything as it is. */
  readOnly: boolean;
  run: (input: never, agent: Agent) => Promise<Answer<unknown>>;
}

/** A tool whose `run` takes and gives what its schemas say. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'output' | 'run'> & {
    input: Input;
    output: Output;
    run: (input: z.output<Input>, agent: Agent) => Promise<Answer<z.input<Output>>>;
  },
): Tool => tool;
