/**
 * Resolves after the browser has painted the latest changes. A hidden page paints nothing, so a
 * timeout resolves it too.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}
