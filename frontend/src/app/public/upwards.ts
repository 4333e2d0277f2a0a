/** Smaller movements, in CSS pixels, are those of a resting finger. */
const leastMove = 8;
/** How many screens below the top the link to it begins to help. */
const farBelow = 1.5;

/** Notes on the document while its reader scrolls up far below its top: the link to the top is shown then. */
export function noteScrollingUp(): void {
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - last) < leastMove) return;
      const isUpwards = scrollY < last && scrollY > farBelow * innerHeight;
      document.documentElement.toggleAttribute('data-upwards', isUpwards);
      last = scrollY;
    },
    { passive: true },
  );
}
