/**
 * Whether something is said more in one part of a corpus than in the rest: the log-likelihood ratio G² of Dunning, "Accurate Methods
 * for the Statistics of Surprise and Coincidence" (1993), in the form of Rayson and Garside (2000) for two corpora. Large where the
 * difference is unlikely to be chance; it is not the size of the difference.
 */

export interface Occurrences {
  /** Mentions with it, in the part and in the rest. */
  part: number;
  rest: number;
  /** All mentions of the part and of the rest. */
  partSize: number;
  restSize: number;
}

/** G² at which chance has a probability of 0.001, with one degree of freedom. */
export const UNLIKELY = 10.83;

/** As many as the part would have, were it like part and rest together. */
export function expectedInPart({ part, rest, partSize, restSize }: Occurrences): number {
  const size = partSize + restSize;
  return size === 0 ? 0 : (partSize * (part + rest)) / size;
}

/** G² ≥ 0; negative where it is rarer in the part than expected. */
export function logLikelihood(found: Occurrences): number {
  const inPart = expectedInPart(found);
  const inRest = found.part + found.rest - inPart;
  const ratio = 2 * (surprise(found.part, inPart) + surprise(found.rest, inRest));
  return found.part < inPart ? -ratio : ratio;
}

function surprise(observed: number, expected: number): number {
  return observed === 0 ? 0 : observed * Math.log(observed / expected);
}
