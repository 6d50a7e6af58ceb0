/** Where a stored picture is; `?w=` asks for one of the fixed widths. */
export function imageAddress(imageKey: string): string {
  return `/api/image/${encodeURIComponent(imageKey)}`;
}
