import type { IncomingMessage } from 'node:http';

export const checkIntervalMs = 10_000;
/** 560 kbit/s, half of what a slow line sends. */
export const minBytesPerCheck = 700_000;
/** How long any body may arrive more slowly than that; most are complete before. */
export const maxSlowMs = 60_000;

/**
 * Closes the connection of a request whose body arrives too slowly for `slowMs`, rounded up to ten seconds, at a time
 * when `isInTheWay`. A large body may so take as long as it needs while it keeps coming. Time in which the server does
 * not read the body, because it waits itself, does not count.
 */
export function closeSlowBody(
  request: IncomingMessage,
  slowMs: number,
  isInTheWay: () => boolean = () => true,
): void {
  const { socket } = request;
  let received = socket.bytesRead;
  let slowFor = 0;
  const timer = setInterval(() => {
    const isSlow =
      request.readableFlowing !== null && socket.bytesRead - received < minBytesPerCheck;
    slowFor = isSlow ? slowFor + checkIntervalMs : 0;
    received = socket.bytesRead;
    if (slowFor >= slowMs && isInTheWay()) socket.destroy();
  }, checkIntervalMs).unref();
  request.once('close', () => clearInterval(timer));
}

/** Returns whether a request says that it has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? headers['transfer-encoding']) !== undefined;
}
