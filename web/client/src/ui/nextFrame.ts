// The moment at which a change can be seen.

/** Waits until what was just changed is on the screen; a hidden page draws nothing. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 500);
  });
}
