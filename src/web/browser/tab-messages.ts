const channelName = 'list-changes';

/** Notifies other tabs of this browser that a list was changed here. No token is sent. */
export function announceListChange(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage(null);
  channel.close();
}

/** Calls `changed` when another tab of this browser has changed a list. Returns the unsubscribe function. */
export function onListChangedElsewhere(changed: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', changed);
  return () => channel.close();
}
