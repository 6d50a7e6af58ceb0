import type { FailureCode } from '../../contract/failures.ts';
import type { ImageWidth } from '../../domain/limits.ts';
import type { OgImageContent } from '../og-images/draw-og-image.ts';
import type { PictureWidths } from './process-picture.ts';

/** The tasks of a picture process, with their answers. */
export interface PictureTasks {
  /** answers the bytes of memory that `encode` needs; the process keeps the upload for it */
  inspect: { readonly task: { readonly upload: Buffer }; readonly answer: number };
  encode: { readonly task: { readonly keepAsLargest: boolean }; readonly answer: PictureWidths };
  avif: {
    readonly task: { readonly webp: Buffer; readonly width: ImageWidth };
    readonly answer: Buffer;
  };
  'og-image': {
    readonly task: { readonly folder: string; readonly content: OgImageContent };
    readonly answer: Buffer;
  };
}

export type TaskKind = keyof PictureTasks;

/** The message for a task, with its limits of memory and CPU time. */
export type TaskMessage = {
  readonly [Kind in TaskKind]: {
    readonly kind: Kind;
    readonly memoryBytes: number;
    readonly cpuMs: number;
  } & PictureTasks[Kind]['task'];
}[TaskKind];

/** The reply to a task: its answer and the process's resident memory in bytes, or its failure. */
export type TaskReply =
  | { readonly answer: unknown; readonly rssBytes: number }
  | { readonly failure: FailureCode }
  | { readonly error: string };
