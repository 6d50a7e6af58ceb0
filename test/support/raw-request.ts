import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a GET with exactly this request target, which `fetch` would tidy up first. */
export function askRaw(
  origin: string,
  target: string,
  headers: Readonly<Record<string, string | readonly string[]>> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asking = request(
      { hostname, port, path: target, headers: { ...headers } as Record<string, string> },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(pieces).toString(),
          }),
        );
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}
