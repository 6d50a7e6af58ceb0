import { useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { LoadingNote } from '../../illustrations/loading-note.tsx';
import { checkServer, type ServerState } from '../../loading/check-server.ts';
import { reloadOnce } from '../../loading/reload-for-part.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** Shows why a screen could not be shown, and a retry. In the browser it first asks the server for the reason. */
export function ErrorScreen() {
  const error = useRouteError();
  const { key } = useLocation();
  // An error that the server reports about its own page needs no check: it has just answered.
  const isFromServer = import.meta.env.SSR || !error || isRouteErrorResponse(error);
  return isFromServer ? <Failure reason="fault" /> : <CheckedFailure key={key} />;
}

/**
 * Handles a screen that did not load in the browser. After a deployment, or when the service worker may
 * have a copy, it reloads the document; without a press at most once per history entry.
 */
function CheckedFailure() {
  const { t } = useI18n();
  /** null during the request */
  const [reason, setReason] = useState<Reason | null>(null);

  useEffect(() => {
    void findReason(true).then(setReason);
  }, []);
  useEffect(() => {
    const retry = () => void findReason(false).then(setReason);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  const retry = () => {
    setReason(null);
    void findReason(false).then(setReason);
  };

  if (reason) return <Failure reason={reason} isNew onRetry={retry} />;
  return <LoadingNote text={t('common.loading')} />;
}

/** Returns why the screen did not load; null when the document is being reloaded or the visitor has left. */
async function findReason(isAutomatic: boolean): Promise<Reason | null> {
  const { href } = location;
  const server = await checkServer();
  // The visitor has navigated during the request.
  if (location.href !== href) return null;
  if (canReloadHelp(server, isAutomatic)) {
    if (!isAutomatic) location.reload();
    if (!isAutomatic || reloadOnce()) return null;
  }
  return server === 'unreachable' ? 'offline' : 'fault';
}

function canReloadHelp(server: ServerState, isAutomatic: boolean): boolean {
  // The service worker may have a copy.
  if (server === 'unreachable') return Boolean(navigator.serviceWorker?.controller);
  return server === 'new release' || (!isAutomatic && server === 'same release');
}

type Reason = 'fault' | 'offline';

interface FailureProps {
  reason: Reason;
  /** it replaces a screen that may have had the focus, so the heading gets it */
  isNew?: boolean;
  onRetry?: () => void;
}

function Failure({ reason, isNew = false, onRetry = () => location.reload() }: FailureProps) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const isOffline = reason === 'offline';
  return (
    <div className="page-width">
      <EmptyState
        heading="h1"
        headingRef={heading}
        title={t(isOffline ? 'offline.heading' : 'fault.page.title')}
        text={t(isOffline ? 'fault.page.offline' : 'fault.page.text')}
      >
        <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
      </EmptyState>
    </div>
  );
}
