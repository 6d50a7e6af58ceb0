import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model writes, or how it fails. */
export type ModelMood =
  | {
      readonly writes: string /** said to itself before, apart from the answer */;
      readonly thinks?: string;
    }
  | { readonly status: number }
  | 'stalls'
  | 'breaks off'
  | 'talks nonsense'
  | 'goes on and on';

type Said = Extract<ModelMood, { readonly writes: string } | 'goes on and on'>;

export interface ModelServer {
  readonly url: string;
  /** where it speaks Mistral's protocol, whose paths are OpenAI's */
  readonly mistralUrl: string;
  /** bodies of the questions so far */
  readonly questions: ModelQuestion[];
  /** how it answers from now on */
  mood: ModelMood;
  close(): Promise<void>;
}

export interface ModelQuestion {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly model?: string;
    readonly response_format?: object;
    readonly generationConfig?: { readonly responseJsonSchema?: object };
  };
  readonly text: string;
}

/** A language model on loopback that speaks the protocols of OpenAI, Anthropic, Mistral and Google. */
export async function startModelServer(): Promise<ModelServer> {
  const questions: ModelQuestion[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      const body = JSON.parse(text) as ModelQuestion['body'];
      questions.push({ path: request.url ?? '', headers: request.headers, body, text });
      answer(request.url ?? '', response, model.mood);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const model: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    mistralUrl: `http://127.0.0.1:${port}/mistral/v1`,
    questions,
    mood: { writes: '{}' },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return model;
}

function answer(path: string, response: ServerResponse, mood: ModelMood): void {
  if (mood === 'stalls') return;
  if (typeof mood === 'object' && 'status' in mood) {
    response.writeHead(mood.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(refusal(path, mood.status)));
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  if (mood === 'breaks off') {
    response.write('{"id":"1","object":"chat.comp');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if (mood === 'talks nonsense') {
    response.end('<html>captcha</html>');
    return;
  }
  response.end(JSON.stringify(answerIn(protocolOf(path), mood)));
}

/** Mistral's chat has OpenAI's path: the first part of the address tells which one is played. */
const protocolOf = (path: string) => {
  if (path.includes('/models/')) return 'google';
  if (path.endsWith('/messages')) return 'anthropic';
  return path.startsWith('/mistral/') ? 'mistral' : 'openai';
};

function answerIn(protocol: ReturnType<typeof protocolOf>, mood: Said): object {
  const { writes, thinks } = mood === 'goes on and on' ? { writes: '{"order":[' } : mood;
  switch (protocol) {
    case 'google':
      return generated(writes, thinks, mood === 'goes on and on' ? 'CONTINUATION' : 'STOP');
    case 'anthropic':
      return message(writes);
    case 'mistral':
      return completion(
        thinks === undefined
          ? writes
          : [
              { type: 'thinking', thinking: [{ type: 'text', text: thinks }] },
              { type: 'text', text: writes },
            ],
      );
    case 'openai':
      return completion(writes);
  }
}

function refusal(path: string, status: number): object {
  switch (protocolOf(path)) {
    case 'google':
      return { error: { code: status, message: 'no', status: 'INTERNAL' } };
    case 'mistral':
      return { object: 'error', message: 'no', type: 'invalid_request', param: null, code: null };
    default:
      return { error: { message: 'no', type: 'server_error' } };
  }
}

const completion = (content: string | readonly object[]) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'double',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

const message = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'double',
  content: [{ type: 'text', text }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
});

const generated = (text: string, thinks: string | undefined, finishReason: string) => ({
  candidates: [
    {
      content: {
        role: 'model',
        parts: [...(thinks === undefined ? [] : [{ text: thinks, thought: true }]), { text }],
      },
      finishReason,
      ...(finishReason === 'CONTINUATION' && { continuationToken: 'more' }),
      index: 0,
    },
  ],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  modelVersion: 'double',
});
