import type { RenderContext } from '../../web/entry-server.tsx';

/** What makes HTML out of a request: the built web app, or the development server's. */
export interface Pages {
  /** Renders a page; null for a path that is a file, which the development server answers. */
  render(request: Request, context: Omit<RenderContext, 'assets'>): Promise<Response>;
  /** Pages rendered at build time, by path, such as `/de/insights`. */
  prerendered(path: string): Buffer | undefined;
  /** The folder of built files for browsers, if there is one. */
  readonly files: string | null;
}
