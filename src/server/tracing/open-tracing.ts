import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/read-config.ts';
import type { Tracing } from './tracing.ts';

/** Returns null where no collector is configured; OpenTelemetry is loaded only where one is. */
export async function openTracing(
  config: Pick<Config, 'traces' | 'tls' | 'trustProxy'>,
  log: FastifyBaseLogger,
): Promise<Tracing | null> {
  if (config.traces === null) return null;
  const { OtlpTracing } = await import('./otlp-tracing.ts');
  return new OtlpTracing({ settings: config.traces, config, log });
}
