/**
 * Environment of a process that handles pictures and uploads: glibc gives blocks from 64 KB on back to the system once
 * they are free, and keeps two arenas instead of eight a core. It raises the threshold by itself otherwise, until
 * photographs are cut out of the heap and leave holes in it. glibc reads these when a process starts; other systems
 * ignore them. Source: mallopt(3).
 */
export const nativeMemory: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
