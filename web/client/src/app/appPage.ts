// What the page does differently in the Android app.
import { appBridge, onAppEvent } from './appBridge';
import { parseServerAddress, rememberServer, serverPage } from './servers';
import { applySettings } from '../ui/settings.svelte';

/** Opens the server of a link, unless the link is not an address. */
function openLink(link: string): void {
  const address = parseServerAddress(link);
  if (!address) return;
  rememberServer(address.server);
  location.assign(serverPage(address));
}

/** Follows the system and the links of other apps. In a browser it does nothing. */
export function followApp(): void {
  const app = appBridge();
  if (!app) return;
  app.pageLoaded();
  onAppEvent('theme', applySettings);
  onAppEvent('link', openLink);
  const link = new URLSearchParams(location.search).get('link');
  if (link === null) return;
  history.replaceState(null, '', location.pathname);
  openLink(link);
}
