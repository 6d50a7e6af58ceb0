import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { Failure } from '../errors.ts';
import { drawOgImage } from '../og-images/draw-og-image.ts';
import { type OgImageParts, openOgImageParts } from '../og-images/og-image-parts.ts';
import type { TaskMessage, TaskReply } from './picture-tasks.ts';
import { encodeAvif, encodePicture, inspectPicture } from './process-picture.ts';

/*
 * Decodes, encodes and draws pictures in a process of its own. So a crash of the decoder does not
 * affect the server, and all memory is returned to the system when the process ends.
 */

/** Interval at which CPU time and memory are compared with their limits. */
const watchIntervalMs = 50;
/** Memory that a task may use beyond its estimate. */
const toleranceBytes = 96 * 1024 * 1024;

// Requests have priority over pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// When memory runs out, Linux kills this process and not the server. Other systems lack this file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
// These signals reach the whole process group, but a stopping server finishes its uploads first.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('SIGHUP', () => {});
process.on('disconnect', end);

let upload: Buffer = Buffer.alloc(0);
let parts: Promise<OgImageParts> | undefined;

async function run(message: TaskMessage): Promise<unknown> {
  switch (message.kind) {
    case 'inspect':
      upload = message.upload;
      return inspectPicture(upload);
    case 'encode': {
      const { keepAsLargest } = message;
      return encodePicture(upload, { keepAsLargest }).finally(() => {
        upload = Buffer.alloc(0);
      });
    }
    case 'avif':
      return encodeAvif(message.webp, message.width);
    case 'og-image':
      parts ??= openOgImageParts(message.folder);
      return drawOgImage(await parts, message.content);
  }
}

/** Kills this process, even during native code, when a task exceeds its limits. */
function watch({ memoryBytes, cpuMs }: TaskMessage): NodeJS.Timeout {
  const cpuAtStart = process.cpuUsage();
  const maxRssBytes = process.memoryUsage.rss() + memoryBytes + toleranceBytes;
  return setInterval(() => {
    const { user, system } = process.cpuUsage(cpuAtStart);
    if ((user + system) / 1000 > cpuMs || process.memoryUsage.rss() > maxRssBytes) end();
  }, watchIntervalMs);
}

function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

function reply(message: TaskReply): void {
  process.send?.(message);
}

process.on('message', (message: TaskMessage) => {
  const limitTimer = watch(message);
  run(message)
    .finally(() => clearInterval(limitTimer))
    .then(
      (answer) => reply({ answer, rssBytes: process.memoryUsage.rss() }),
      (error: unknown) =>
        reply(error instanceof Failure ? { failure: error.code } : { error: String(error) }),
    );
});
