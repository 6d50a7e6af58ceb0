/** Returns the value of a cookie as the browser sent it in a `Cookie` header; undefined without one. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  const start = header.startsWith(`${name}=`) ? 0 : header.indexOf(`; ${name}=`) + 2;
  if (start === 1) return undefined;
  const end = header.indexOf(';', start);
  return header.slice(start + name.length + 1, end === -1 ? undefined : end);
}
