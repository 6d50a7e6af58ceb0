import { useEffect, useEffectEvent, useRef } from 'react';
import { ConsentDialog } from './consent-dialog.tsx';
import type { Connectable } from './is-nothing-connected.ts';
import { showConsentDialog } from './show-consent-dialog.ts';

/** The cookie settings, open for as long as they are rendered. */
export function OpenConsentDialog(props: { config: Connectable; onClosed: () => void }) {
  const { config, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (dialog.current) showConsentDialog(dialog.current, () => closed());
  }, []);
  return <ConsentDialog ref={dialog} config={config} />;
}
