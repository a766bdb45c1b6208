/** Logistic regression over hashed features by AdaGrad, one example at a time in an order drawn from a seed. */
import { createRandom } from '../../src/engine/demo/random.ts';
import { PLACES_BITS } from '../../src/engine/language/features.ts';
import type { Weights } from '../../src/engine/language/model.ts';

export interface Sample {
  places: Int32Array;
  /** What each of its features counts. */
  value: number;
  holds: boolean;
  weight: number;
}

const PLACES = 1 << PLACES_BITS;
const EPOCHS = 6;
const RATE = 0.3;
const SHRINK = 2e-6;
/** What is seen in fewer samples says nothing about the language. */
const SEEN = 3;
const LARGEST = 127;

export function fitWeights(samples: readonly Sample[]): Weights {
  const weights = new Float64Array(PLACES);
  const squares = new Float64Array(PLACES).fill(1e-2);
  const known = knownPlaces(samples);
  let bias = 0;
  let biasSquare = 1e-2;
  const order = samples.map((_, index) => index);
  const random = createRandom('order');
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random.below);
    for (const index of order) {
      const { places, value, holds, weight } = samples[index] as Sample;
      let sum = bias;
      for (const place of places) sum += (weights[place] as number) * value;
      const slope = weight * (1 / (1 + Math.exp(-sum)) - (holds ? 1 : 0));
      for (const place of places) {
        if (known[place] === 0) continue;
        const gradient = slope * value + SHRINK * (weights[place] as number);
        squares[place] = (squares[place] as number) + gradient * gradient;
        weights[place] = (weights[place] as number) - (RATE * gradient) / Math.sqrt(squares[place] as number);
      }
      biasSquare += slope * slope;
      bias -= (RATE * slope) / Math.sqrt(biasSquare);
    }
  }
  return quantise(weights, bias);
}

function knownPlaces(samples: readonly Sample[]): Uint8Array {
  const seen = new Uint32Array(PLACES);
  for (const { places } of samples) for (const place of new Set(places)) seen[place] = (seen[place] as number) + 1;
  return Uint8Array.from(seen, (count) => (count >= SEEN ? 1 : 0));
}

/** The largest weights are cut: one step of the rest would be too coarse for their sake. */
function quantise(weights: Float64Array, bias: number): Weights {
  const sizes = [...weights]
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  const top = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const scale = top / LARGEST;
  const places = Int8Array.from(weights, (weight) => Math.round(Math.max(-top, Math.min(top, weight)) / scale));
  return { places, scale, bias };
}

function shuffle(list: number[], below: (n: number) => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [list[at], list[other]] = [list[other] as number, list[at] as number];
  }
}
