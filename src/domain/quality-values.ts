/** One of the values of a request header such as `Accept`, in small letters and without parameters. */
export interface QualityValue {
  readonly value: string;
  /** how much it is preferred: from 0, which is not accepted, to 1 */
  readonly quality: number;
}

/**
 * Returns the values of an `Accept`, `Accept-Encoding` or `Accept-Language` header (RFC 9110, 12.4.2), in the order of
 * the header; none for an absent one. A value whose quality cannot be read has the quality 0, as it may be refused.
 */
export function qualityValues(header: string | undefined): readonly QualityValue[] {
  return (header ?? '').split(',').flatMap((part) => {
    const [value = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    if (value === '') return [];
    const written = parameters.find((each) => each.startsWith('q='))?.slice('q='.length);
    return { value, quality: written === undefined ? 1 : qualityOf(written) };
  });
}

/** More digits than the standard has are read, too. */
const qualityOf = (written: string) =>
  /^(?:0?\.\d+|0\.?|1(?:\.0*)?)$/.test(written) ? Number(written) : 0;
