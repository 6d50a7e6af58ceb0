import { Failure } from '../errors.ts';
import { Semaphore, type SemaphoreLimits, type SemaphoreRefusal } from './semaphore.ts';

interface RefusingLimits extends Pick<SemaphoreLimits, 'capacity' | 'capacityPerOwner'> {
  /** seconds after which a refused request may try again */
  readonly retryAfter: number;
  /** receives which limit refused a request */
  readonly onRefusal?: (reason: SemaphoreRefusal) => void;
}

/**
 * Returns a semaphore for which nobody waits: it refuses with `request.too_many` for the limit of an owner, and with
 * `server.busy` for that of all.
 */
export function refusingSemaphore({
  capacity,
  capacityPerOwner,
  retryAfter,
  onRefusal,
}: RefusingLimits): Semaphore {
  return new Semaphore({
    capacity,
    capacityPerOwner,
    maxWaiting: 0,
    maxWaitingPerOwner: 0,
    refuse: (reason) => {
      onRefusal?.(reason);
      return new Failure(reason === 'owner' ? 'request.too_many' : 'server.busy', { retryAfter });
    },
  });
}
