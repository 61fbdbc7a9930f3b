// A new version of the page that is installed and waits.

export const update = $state({ isReady: false });

let waiting: ServiceWorker | null = null;
let isAsked = false;

/** Registers the service worker and watches for a new version. */
export async function watchForUpdates(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const note = (): void => {
    // The first version has nothing to replace.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    ({ waiting } = registration);
    update.isReady = true;
  };
  note();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', note),
  );
  // Another tab may have let the new version take over; this page is then still the old one.
  let hasVersion = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (hasVersion) update.isReady = true;
    hasVersion = true;
  });
}

/** Lets the new version take over and loads the page again. Saved games continue. */
export function takeOver(): void {
  isAsked = true;
  if (waiting?.state === 'installed') waiting.postMessage('take over');
  else location.reload();
}
