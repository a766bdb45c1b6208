/** How many places of one post may be looked at to explain it, whatever the query and the post. */
import { LIMITS } from '../../contract/limits.ts';

/** Asked before each place; false: no more of them. */
export type MayTry = () => boolean;

/** Whoever comes late still learns whether his term occurs in all but hostile posts. */
const LEAST = 10;

/** LIMITS.explainedPlaces together; once they are used up, the first ten of each further term. */
export class PlaceBudget {
  #left: number = LIMITS.explainedPlaces;

  /** The share of one term in one field. */
  forTerm(): MayTry {
    let least = LEAST;
    return () => {
      this.#left -= 1;
      least -= 1;
      return this.#left >= 0 || least >= 0;
    };
  }
}
