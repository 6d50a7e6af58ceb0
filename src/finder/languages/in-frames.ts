/**
 * Returns each phrase in each frame, separated by commas: a frame "invited for *" and the phrase
 * "lunch" give "invited for lunch".
 * @param frames separated by commas, each with one star
 * @param phrases separated by commas
 */
export function inFrames(frames: string, phrases: string): string {
  return frames
    .split(/,\s*/)
    .flatMap((frame) => phrases.split(/,\s*/).map((phrase) => frame.replace('*', phrase)))
    .join(', ');
}
