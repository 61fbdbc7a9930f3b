import { mount } from 'svelte';
import App from './App.svelte';
import { followApp } from './app/appPage';
import { appBridge } from './app/appBridge';
import { updateRoute } from './ui/router.svelte';
import { applySettings } from './ui/settings.svelte';
import { watchForUpdates } from './ui/update.svelte';
import './ui/style/colours.css';
import './ui/style/base.css';
import './ui/style/controls.css';
import './ui/style/forms.css';
import './ui/style/lobby.css';
import './ui/style/icons.css';
import './ui/style/dialogs.css';
import './ui/style/board.css';
import './ui/style/pieces.css';
import './ui/style/players.css';
import './ui/style/hand.css';
import './ui/style/panels.css';
import './ui/style/trade.css';
import './ui/style/table.css';
import './ui/style/charts.css';
import './ui/style/motion.css';
import './ui/style/phone.css';

applySettings();
followApp();
updateRoute();
addEventListener('popstate', updateRoute);
mount(App, { target: document.getElementById('app') as HTMLElement });

/** The service worker is not urgent; the first screen loads without it. */
const SERVICE_WORKER_DELAY_MS = 3_000;
// The development server changes files that the worker would cache, and the app has all files.
if (import.meta.env.PROD && !appBridge() && 'serviceWorker' in navigator)
  setTimeout(() => {
    void watchForUpdates().catch(() => undefined);
  }, SERVICE_WORKER_DELAY_MS);
