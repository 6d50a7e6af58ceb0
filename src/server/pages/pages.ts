import type { Theme } from '../../domain/theme.ts';
import type { RenderContext } from '../../web/entry-server.tsx';
import type { EncodedResponse } from '../response-cache/encoded-response.ts';

/** What makes HTML out of a request: the built web app, or the development server's. */
export interface Pages {
  /** Renders a page or a redirect, with its status. */
  render(request: Request, context: Omit<RenderContext, 'assets'>): Promise<Response>;
  /** Pages rendered at build time, by path, such as `/de/insights`, for a site at this origin. */
  prerendered(path: string, theme: Theme, origin: string): Promise<EncodedResponse> | undefined;
  /** The folder of what Open Graph images are drawn with; without it there are none. */
  readonly ogImageParts?: string;
  /** false while the code of the pages may change under a running server */
  readonly cacheable: boolean;
  /** The folder of built files for browsers, if there is one. */
  readonly files: string | null;
}
