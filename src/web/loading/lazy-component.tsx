import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { LoadingNote } from '../illustrations/loading-note.tsx';
import { showToast } from '../ui/overlays/toasts.ts';
import { missingPartReason } from './missing-part-reason.ts';
import { retryOnce } from './retry-once.ts';

interface Closable {
  onClose: () => void;
}

interface Source<P> {
  /** returns the component, or undefined before it is loaded */
  readonly loaded: () => ComponentType<P> | undefined;
  readonly load: () => Promise<ComponentType<P>>;
  /** returns true if the visitor is told that it is loading */
  readonly isAwaited: (props: P) => boolean;
}

/**
 * Returns a component whose code is loaded when it is first rendered. If that fails, a toast says why and
 * `onClose` is called; rendering it again loads it again. While it is loaded a note says so, unless `isAwaited`
 * says of the properties that nobody waits for it.
 */
export function lazyComponent<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  isAwaited: (props: P) => boolean = () => true,
) {
  let loaded: ComponentType<P> | undefined;
  const source: Source<P> = {
    isAwaited,
    loaded: () => loaded,
    load: async () => {
      loaded ??= await retryOnce(load);
      return loaded;
    },
  };
  return (props: P) => <LazyPart source={source} props={props} />;
}

function LazyPart<P extends Closable>({ source, props }: { source: Source<P>; props: P }) {
  const { t } = useI18n();
  const [Part, setPart] = useState(source.loaded);

  const onLoadFailed = useEffectEvent(async () => {
    props.onClose();
    const reason = await missingPartReason();
    showToast({
      kind: 'failure',
      title: t('toast.error'),
      text: t(reason),
      // Chromium caches the failure of a module, so only a new document can load it.
      ...(reason !== 'status.0' && {
        actions: [{ label: t('common.reload'), act: () => location.reload() }],
      }),
    });
  });

  useEffect(() => {
    if (source.loaded()) return;
    let isUnmounted = false;
    source.load().then(
      (component) => {
        if (!isUnmounted) setPart(() => component);
      },
      () => {
        if (!isUnmounted) void onLoadFailed();
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [source]);

  if (Part) return <Part {...props} />;
  return source.isAwaited(props) ? <LoadingNote text={t('common.loading')} /> : null;
}
