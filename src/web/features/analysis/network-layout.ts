/**
 * Where the nodes of a network go: connected ones near each other, none on top of another, all within the frame. Fruchterman and
 * Reingold (1991), begun from a circle and cooled in a fixed number of steps, without chance: the same network is the same picture.
 */
export interface Frame {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

const STEPS = 200;
/** Pixels between the middles of two nodes, so that each can be hit. */
const APART = 36;

/** `links`: pairs of indices below `count`. Places in the order of the nodes, from the upper left corner. */
export function networkPlaces(count: number, links: readonly (readonly [number, number])[], frame: Frame): Place[] {
  const places = circle(count, frame);
  const distance = 0.8 * Math.sqrt((frame.width * frame.height) / Math.max(1, count));
  for (let step = 0; step < STEPS; step++) {
    const forces = places.map(({ x, y }) => pullToMiddle({ x, y }, frame, distance));
    for (let one = 0; one < count; one++) {
      for (let other = one + 1; other < count; other++)
        push(places, forces, [one, other], (away) => (distance * distance) / away);
    }
    for (const link of links) push(places, forces, link, (away) => -(away * away) / distance);
    const furthest = (frame.width / 8) * (1 - step / STEPS);
    for (const [node, place] of places.entries()) move(place, forces[node], furthest);
  }
  return spaced(fitted(places, frame), frame);
}

function circle(count: number, { width, height }: Frame): Place[] {
  return Array.from({ length: count }, (_, node) => {
    const angle = (2 * Math.PI * node) / count;
    return { x: width * (0.5 + 0.35 * Math.cos(angle)), y: height * (0.5 + 0.35 * Math.sin(angle)) };
  });
}

/** So that what is connected with nothing else does not drift away. */
function pullToMiddle({ x, y }: Place, { width, height }: Frame, distance: number): Place {
  const strength = 2 * distance;
  return { x: (strength * (width / 2 - x)) / width, y: (strength * (height / 2 - y)) / height };
}

/** Moves the two of a pair apart by what `force` says of their distance; below 0 towards each other. */
function push(
  places: readonly Place[],
  forces: readonly Place[],
  [one, other]: readonly [number, number],
  force: (away: number) => number,
): void {
  const [from, to, onFrom, onTo] = [places[one], places[other], forces[one], forces[other]];
  if (!from || !to || !onFrom || !onTo || from === to) return;
  const [x, y] = [from.x - to.x, from.y - to.y];
  const away = Math.max(0.01, Math.hypot(x, y));
  const strength = force(away) / away;
  onFrom.x += x * strength;
  onFrom.y += y * strength;
  onTo.x -= x * strength;
  onTo.y -= y * strength;
}

function move(place: Place, force: Place | undefined, furthest: number): void {
  if (!force) return;
  const length = Math.max(0.01, Math.hypot(force.x, force.y));
  const step = Math.min(length, furthest) / length;
  place.x += force.x * step;
  place.y += force.y * step;
}

/** What still stands too near to each other steps aside, as far as the frame allows. */
function spaced(places: Place[], { width, height }: Frame): Place[] {
  for (let step = 0; step < STEPS / 4; step++) {
    for (const [node, one] of places.entries()) {
      for (const other of places.slice(node + 1)) {
        const [x, y] = [one.x - other.x || 0.1, one.y - other.y];
        const away = Math.hypot(x, y);
        if (away >= APART) continue;
        const aside = (APART - away) / away / 2;
        one.x = within(one.x + x * aside, width);
        one.y = within(one.y + y * aside, height);
        other.x = within(other.x - x * aside, width);
        other.y = within(other.y - y * aside, height);
      }
    }
  }
  return places;
}

function within(value: number, size: number): number {
  return Math.min(size, Math.max(0, value));
}

/** Stretched to fill the frame; a side along which there is nothing to tell apart stays in the middle. */
function fitted(places: readonly Place[], { width, height }: Frame): Place[] {
  const onto = (values: readonly number[], size: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value: number) => (most - least < 1 ? size / 2 : ((value - least) / (most - least)) * size);
  };
  const [across, down] = [
    onto(
      places.map(({ x }) => x),
      width,
    ),
    onto(
      places.map(({ y }) => y),
      height,
    ),
  ];
  return places.map(({ x, y }) => ({ x: across(x), y: down(y) }));
}
