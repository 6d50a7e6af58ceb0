/** Whether a link tells the shop who sent the visitor: only then does it earn anything. */
export function isAffiliate(address: string): boolean {
  return new URL(address).searchParams.has('tag');
}
