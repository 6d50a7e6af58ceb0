import { useEffect, useState } from 'react';

/** The address of a file that is still only here; given back when it is no longer shown. */
export function useFileAddress() {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return [address, (file: File | null) => setAddress(file && URL.createObjectURL(file))] as const;
}
