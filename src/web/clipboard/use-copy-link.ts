import { useCopy } from './use-copy.ts';

/** Returns the function that copies a link and shows the outcome in a toast. */
export const useCopyLink = () => useCopy({ copied: 'share.copied', failed: 'share.copyFailed' });
