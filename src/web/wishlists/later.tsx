import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';
import { showToast } from '../ui/toasts.ts';

interface Closable {
  onClose: () => void;
}

interface Source<P> {
  /** the part, once it is here */
  readonly known: () => ComponentType<P> | undefined;
  readonly load: () => Promise<ComponentType<P>>;
}

/**
 * A part that is rarely opened, loaded when it is. If its code does not come, the visitor is told and
 * the page stays as it was; the next press tries again.
 */
export function later<P extends Closable>(load: () => Promise<ComponentType<P>>) {
  let known: ComponentType<P> | undefined;
  const source: Source<P> = {
    known: () => known,
    load: async () => {
      known ??= await load();
      return known;
    },
  };
  return (props: P) => <LaterPart source={source} props={props} />;
}

function LaterPart<P extends Closable>({ source, props }: { source: Source<P>; props: P }) {
  const { t } = useI18n();
  const [Part, setPart] = useState(source.known);

  const didNotCome = useEffectEvent(() => {
    showToast({ kind: 'failure', title: t('toast.error'), text: t('status.0') });
    props.onClose();
  });

  useEffect(() => {
    if (source.known()) return;
    let left = false;
    source.load().then(
      (found) => {
        if (!left) setPart(() => found);
      },
      () => {
        if (!left) didNotCome();
      },
    );
    return () => {
      left = true;
    };
  }, [source]);

  if (Part) return <Part {...props} />;
  return (
    <p className="later-note" role="status">
      <Bow width={40} />
      {t('common.loading')}
    </p>
  );
}
