export const modelProviders = ['openai-compatible', 'anthropic', 'mistral', 'google'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Which model answers, and where. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly key: string | null;
  /** where its OpenAI-compatible endpoint is; null is the provider's own address */
  readonly url: string | null;
  /** whether its server takes a schema for the answer */
  readonly structured: boolean;
}

/** Who runs the model and so receives what visitors type, as visitors are told. */
export interface ModelOperator {
  readonly name: string;
  /** postal address with the country; null where it is not configured */
  readonly address: string | null;
  /** on what basis data may be transferred there; null where it is not configured */
  readonly transfer: string | null;
}

/** The companies behind the providers' own addresses. */
export const providerNames: Readonly<Record<ModelProvider, string | null>> = {
  anthropic: 'Anthropic',
  mistral: 'Mistral AI',
  google: 'Google',
  'openai-compatible': null,
};

/** The providers as spans name them, by OpenTelemetry's semantic conventions. */
export const spanProviders: Readonly<Record<ModelProvider, string>> = {
  anthropic: 'anthropic',
  mistral: 'mistral_ai',
  google: 'gcp.gemini',
  'openai-compatible': 'openai-compatible',
};
