/**
 * A script, of a process or of a page: everything in it that asks for the time is told another one. `now`: an expression of JavaScript in which
 * `Real` is the true Date. There is one prototype as before: whoever takes the methods of dates from it finds them.
 */
export function clockScript(now: string): string {
  return `{
const Real = Date;
const now = () => ${now};
function Told(...given) {
  return new.target ? Reflect.construct(Real, given.length > 0 ? given : [now()], new.target) : new Real(now()).toString();
}
Object.defineProperties(Told, Object.getOwnPropertyDescriptors(Real));
Told.now = now;
Told.prototype.constructor = Told;
globalThis.Date = Told;
}`;
}

/** The same as a module for `--import`. */
export function clockModule(now: string): string {
  return `data:text/javascript,${encodeURIComponent(clockScript(now))}`;
}
