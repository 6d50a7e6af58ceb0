import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ModerationPage } from '../moderation/moderation-page.tsx';
import { pageContext } from '../routing/page-context.ts';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

/** Returns what the page shows; null with status 404 where the operator has set no token. */
export function loader({ context }: LoaderFunctionArgs) {
  const { moderation } = context.get(pageContext);
  return data(moderation ?? null, { status: moderation ? 200 : 404 });
}

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t }, view) => ({
    title: t(view === null ? 'notFound.title' : 'moderation.title'),
    isPrivate: true,
  }),
};

/** Shows the moderators' page, which needs no script. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  return view ? <ModerationPage view={view} /> : <NotFoundPage />;
}
