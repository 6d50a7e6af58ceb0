import type { LanguageModel } from 'ai';
import { adviceShape } from './advice.ts';
import type { Prompt } from './advice-prompt.ts';
import type { ModelSettings } from './model-settings.ts';

/** Enough for an answer, and a bound for one that does not end. */
const mostTokens = 1500;

/** What the model writes. One request, never a second one; any failure rejects. */
export async function askModel(
  settings: ModelSettings,
  { instructions, prompt }: Prompt,
  signal: AbortSignal,
): Promise<string> {
  const { generateText, NoObjectGeneratedError, Output } = await import('ai');
  const request = {
    model: await openModel(settings),
    instructions,
    prompt,
    maxRetries: 0,
    maxOutputTokens: mostTokens,
    abortSignal: signal,
  };
  if (!settings.structured) return (await generateText(request)).text;
  try {
    const output = Output.object({ schema: adviceShape });
    return (await generateText({ ...request, output })).text;
  } catch (error) {
    // Prose around the JSON is no reason to throw the JSON away.
    if (NoObjectGeneratedError.isInstance(error) && error.text) return error.text;
    throw error;
  }
}

/** The libraries are large, and most servers never ask: they are loaded with the first question. */
async function openModel({
  provider,
  model,
  key,
  url,
  structured,
}: ModelSettings): Promise<LanguageModel> {
  // Never absent: a library that is given no key looks for one in the environment.
  const common = { apiKey: key ?? 'none', ...(url && { baseURL: url }), fetch: onlyOnce() };
  switch (provider) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(common)(model);
    case 'mistral':
      return (await import('@ai-sdk/mistral')).createMistral(common)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(common)(model);
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        name: provider,
        baseURL: url ?? '',
        ...(key && { apiKey: key }),
        supportsStructuredOutputs: structured,
        fetch: onlyOnce(),
      })(model);
  }
}

/** A library may ask on by itself, for as long as a server says that there is more to come. */
function onlyOnce(): typeof fetch {
  let asked = false;
  return (...request) => {
    if (asked) return Promise.reject(new Error('One question has one answer.'));
    asked = true;
    return fetch(...request);
  };
}
