/**
 * `new`: never asked; `fine`; `catching-up`: there is more than could be read at once; `waiting`: it asked us to come back later, or
 * what may be spent is spent; `failing`: it gave nothing and is asked again soon; `resting`: it gave nothing so often that it is asked
 * rarely; `paused` by whoever follows it.
 */
export const SOURCE_STATES = ['new', 'fine', 'catching-up', 'waiting', 'failing', 'resting', 'paused'] as const;
