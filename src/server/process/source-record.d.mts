/** How the files that the server was bundled from differ from what they were then, by their paths below the root. */
export interface SourceChanges {
  readonly changed: readonly string[];
  /** what is not there, as most sources are not in a release */
  readonly absent: readonly string[];
}

/**
 * Compares the sources with the record of them that the server's bundle has; null without a bundle.
 * @param root the folder with `dist`
 * @throws SyntaxError for a record that is no JSON
 */
export function compareSources(root: string): Promise<SourceChanges | null>;
