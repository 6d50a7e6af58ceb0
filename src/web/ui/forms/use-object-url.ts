import { useEffect, useState } from 'react';

/** Returns the object URL of a local file (null without one) and its setter; an old URL is revoked. */
export function useObjectUrl() {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return [url, (file: File | null) => setUrl(file && URL.createObjectURL(file))] as const;
}
