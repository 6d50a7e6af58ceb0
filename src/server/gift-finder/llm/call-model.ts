import * as z from 'zod/mini';
import type { ModelProvider, ModelSettings } from './model-settings.ts';
import type { Prompt } from './prompts.ts';

/** Enough for an answer, and a bound for one that does not end. */
const maxTokens = 1500;

/** The providers' OpenAI-compatible endpoints; null where the operator has to name one. */
const baseUrls: Readonly<Record<ModelProvider, string | null>> = {
  anthropic: 'https://api.anthropic.com/v1',
  mistral: 'https://api.mistral.ai/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta/openai',
  'openai-compatible': null,
};

/** Anthropic's endpoint ignores `response_format`: the instructions say what the answer looks like. */
const ignoresSchema: readonly ModelProvider[] = ['anthropic'];

/** As much of a chat completion as is read. Reasoning models return their reasoning in parts of another type. */
const chatCompletion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.union([
            z.string(),
            z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
          ]),
        }),
      }),
    )
    .check(z.minLength(1)),
});

/** What a model's server answered is of no use. */
export class ModelAnswerError extends Error {
  override readonly name = 'ModelAnswerError';
  /** says why, and repeats nothing of the question, the answer or the key */
  readonly code: `status_${number}` | 'no_completion' | 'no_sense';

  constructor(code: ModelAnswerError['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * Returns what the model writes, without what it thought before. Sends one request and never a second
 * one. Rejects when the server is away, answers with a failure or no chat completion, or `signal` aborts.
 */
export async function callModel(
  { provider, model, key, url, structured }: ModelSettings,
  { instructions, prompt, schema }: Prompt,
  signal: AbortSignal,
): Promise<string> {
  const baseUrl = (url ?? baseUrls[provider] ?? '').replace(/\/+$/, '');
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: prompt },
      ],
      max_tokens: maxTokens,
      ...(structured &&
        !ignoresSchema.includes(provider) && { response_format: answerFormat(schema) }),
    }),
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ModelAnswerError(`status_${response.status}`);
  }
  const { data } = z.safeParse(chatCompletion, await response.json());
  if (!data) throw new ModelAnswerError('no_completion');
  return textOf(data);
}

function textOf({ choices }: z.output<typeof chatCompletion>): string {
  const content = choices[0]?.message.content;
  if (content === undefined) throw new ModelAnswerError('no_completion');
  if (typeof content === 'string') return content;
  return content.map(({ type, text }) => (type === 'text' ? text : '')).join('');
}

function answerFormat(answer: Prompt['schema']): object {
  const schema = { ...z.toJSONSchema(answer), $schema: undefined };
  return { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } };
}
