/** Where the drawing with this name is; the build puts those there that gifts of the catalogue stand for. */
export function artAddress(name: string): string {
  return `/art/${name}.svg`;
}
