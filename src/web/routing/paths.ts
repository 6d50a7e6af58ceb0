import { useLocation } from 'react-router';
import { localize } from '../../contract/paths.ts';
import { isLanguage } from '../../domain/language.ts';

/** Returns a function that adds the language of the current address to a path; without one the path is unchanged. */
export function usePath(): (path: string) => string {
  const first = useLocation().pathname.split('/', 2)[1];
  return (path) => (isLanguage(first) ? localize(first, path) : path);
}
