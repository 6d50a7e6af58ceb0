import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model writes, or how it fails. */
export type ModelMood =
  | { readonly writes: string }
  | { readonly status: number }
  | 'stalls'
  | 'breaks off'
  | 'talks nonsense';

export interface ModelServer {
  readonly url: string;
  /** bodies of the questions so far */
  readonly questions: ModelQuestion[];
  /** how it answers from now on */
  mood: ModelMood;
  close(): Promise<void>;
}

export interface ModelQuestion {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly model?: string; readonly response_format?: object };
  readonly text: string;
}

/** A language model on loopback that speaks the protocols of OpenAI's chat completions and Anthropic's messages. */
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
    response.end('{"error":{"message":"no","type":"server_error"}}');
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
  const body = path.endsWith('/messages') ? message(mood.writes) : completion(mood.writes);
  response.end(JSON.stringify(body));
}

const completion = (content: string) => ({
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
