import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model writes: one text for all questions, or one for each of the two. */
type Written = string | { readonly reading?: string; readonly choice?: string };

/** What the model writes, or how it fails. */
export type ModelMood =
  | {
      readonly writes: Written;
      /** said to itself before, apart from the answer */
      readonly thinks?: string;
    }
  | { readonly status: number }
  | 'stalls'
  | 'breaks off'
  | 'talks nonsense'
  | 'goes on and on';

type Said = Extract<ModelMood, { readonly writes: Written } | 'goes on and on'>;

export interface ModelServer {
  readonly url: string;
  /** where it answers as Mistral's endpoint does */
  readonly mistralUrl: string;
  /** where it answers as Google's OpenAI-compatible endpoint does */
  readonly googleUrl: string;
  /** bodies of the questions so far */
  readonly questions: ModelQuestion[];
  /** how it answers from now on */
  mood: ModelMood;
  /** answers of this kind wait for the promise */
  hold: { readonly question: 'reading' | 'choice'; readonly until: Promise<void> } | null;
  close(): Promise<void>;
}

export interface ModelQuestion {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly model?: string;
    readonly response_format?: object;
  };
  readonly text: string;
}

/**
 * A language model on loopback that speaks OpenAI's protocol, as OpenAI and Anthropic, Mistral and Google
 * speak it.
 */
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
      void reply({ path: request.url ?? '', response, question: questionIn(text) });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const reply = async (asked: Asked) => {
    if (model.hold?.question === asked.question) await model.hold.until;
    answer(asked, model.mood);
  };
  const model: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    mistralUrl: `http://127.0.0.1:${port}/mistral/v1`,
    googleUrl: `http://127.0.0.1:${port}/v1beta/openai`,
    questions,
    mood: { writes: '{}' },
    hold: null,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return model;
}

/** The question for a choice gives candidates. */
const questionIn = (text: string) => (text.includes('Candidates:') ? 'choice' : 'reading');

interface Asked {
  readonly path: string;
  readonly response: ServerResponse;
  readonly question: 'reading' | 'choice';
}

function answer({ path, response, question }: Asked, mood: ModelMood): void {
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
  response.end(JSON.stringify(answerIn({ provider: providerOf(path), question }, mood)));
}

/** All of them have OpenAI's path: the first part of the address tells which one is played. */
const providerOf = (path: string) => {
  if (path.startsWith('/v1beta/')) return 'google';
  return path.startsWith('/mistral/') ? 'mistral' : 'openai';
};

/** A model that never comes to an end is cut off where the question said. */
function answerIn(
  {
    provider,
    question,
  }: { readonly provider: ReturnType<typeof providerOf>; readonly question: 'reading' | 'choice' },
  mood: Said,
): object {
  if (mood === 'goes on and on') return completion({ content: '{"order":[' }, 'length');
  const { thinks } = mood;
  const writes = typeof mood.writes === 'string' ? mood.writes : (mood.writes[question] ?? '{}');
  if (thinks === undefined) return completion({ content: writes });
  if (provider === 'mistral') {
    return completion({
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: thinks }] },
        { type: 'text', text: writes },
      ],
    });
  }
  return completion({ content: writes, reasoning_content: thinks });
}

function refusal(path: string, status: number): object {
  switch (providerOf(path)) {
    case 'google':
      return [{ error: { code: status, message: 'no', status: 'INTERNAL' } }];
    case 'mistral':
      return { object: 'error', message: 'no', type: 'invalid_request', param: null, code: null };
    case 'openai':
      return { error: { message: 'no', type: 'server_error', param: null, code: null } };
  }
}

const completion = (message: object, finishReason = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'double',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
