/** Returns the path of the drawing with this name. The build writes the drawings of gift ideas and items. */
export function artUrl(name: string): string {
  return `/art/${name}.svg`;
}
