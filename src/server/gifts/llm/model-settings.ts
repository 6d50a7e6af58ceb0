export const modelProviders = ['openai-compatible', 'anthropic', 'mistral', 'google'] as const;
type ModelProvider = (typeof modelProviders)[number];

/** Which model answers, and where. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly key: string | null;
  /** null is the provider's own address */
  readonly url: string | null;
  /** whether its server takes a schema for the answer */
  readonly structured: boolean;
}
