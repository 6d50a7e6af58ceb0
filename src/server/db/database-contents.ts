/** What a copy of a database contains. */
export interface DatabaseContents {
  readonly lists: number;
  readonly items: number;
  readonly claims: number;
  /** their keys */
  readonly pictures: readonly string[];
  /** the names of those that have run, in order */
  readonly migrations: readonly string[];
  /** why the copy must not be relied on; null when it is sound */
  readonly fault: string | null;
}
