const header = /^([!#$%&'*+.^_`|~\w-]+)\s*=([\x20-\x7e]*)$/;

/**
 * Reads `OTEL_EXPORTER_OTLP_HEADERS`: `name=value` separated by commas, values percent-encoded. Returns the headers
 * by name; null for text of another form.
 */
export function otlpHeaders(text: string): Readonly<Record<string, string>> | null {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').map((each) => each.trim())) {
    if (pair === '') continue;
    const [, name, value] = header.exec(pair) ?? [];
    if (name === undefined || value === undefined) return null;
    try {
      headers[name] = decodeURIComponent(value.trim());
    } catch {
      return null;
    }
  }
  return headers;
}
