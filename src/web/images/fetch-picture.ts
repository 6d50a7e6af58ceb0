import { parseUrl } from '../../domain/text.ts';

/**
 * Downloads a picture of this site as a file to upload. Returns null for another origin, a failed
 * request and anything that is no image.
 */
export async function fetchPicture(address: string, init: RequestInit = {}): Promise<File | null> {
  const url = parseUrl(address, location.origin);
  if (url?.origin !== location.origin) return null;
  try {
    const response = await fetch(url, init);
    const blob = response.ok ? await response.blob() : null;
    if (!blob?.type.startsWith('image/')) return null;
    return new File([blob], 'picture', { type: blob.type });
  } catch {
    return null;
  }
}
