import { useEffect, useEffectEvent, useRef } from 'react';
import { enabledServices } from '../browser/consent.ts';
import { registerDialog } from '../ui/overlays/open-dialogs.ts';
import { ToastRegion } from '../ui/overlays/toast-region.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { showConsentDialog } from './show-consent-dialog.ts';

export interface OpenConsentDialogProps {
  /** the third parties; by default those that the server wrote into the page */
  services?: string;
  onClosed: () => void;
}

/** Shows the cookie settings as an open dialog while it is rendered. */
export function OpenConsentDialog({ services, onClosed }: OpenConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (dialog.current)
      showConsentDialog(dialog.current, {
        services: services ?? enabledServices(),
        closed: () => closed(),
      });
  }, [services]);
  useEffect(() => registerDialog(() => dialog.current?.close()), []);
  return (
    <ConsentDialog ref={dialog}>
      <ToastRegion />
    </ConsentDialog>
  );
}
