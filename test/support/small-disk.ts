/**
 * Returns the begin of a command that mounts a small disk at `part` of DATA_DIR. Only the started process sees it, and
 * it is gone with that.
 */
export function onSmallDisk(part: string, megabytes: number): string[] {
  return [
    'unshare',
    // Root needs no user namespace, and has none to make where its root directory was changed.
    ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
    '--mount',
    '--propagation',
    'unchanged',
    'sh',
    '-c',
    // What is not a mount point itself cannot be made private, and need not be.
    `(mount --make-rprivate / || true) 2>/dev/null; mount -t tmpfs -o size=${megabytes}m tmpfs "$DATA_DIR/${part}" && exec "$@"`,
    'sh',
  ];
}
