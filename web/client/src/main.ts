import { mount } from 'svelte';
import App from './App.svelte';
import './ui/style/colours.css';
import './ui/style/base.css';
import './ui/style/controls.css';
import './ui/style/forms.css';
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
import './ui/style/phone.css';
import { follow } from './ui/router.svelte';
import { apply } from './ui/settings.svelte';

apply();
follow();
addEventListener('popstate', follow);
mount(App, { target: document.getElementById('app') as HTMLElement });

/** What a worker is good for comes after the first look at the page. */
const WORKER_DELAY = 3_000;
// While developing, the files change under the worker's feet.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => {
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, WORKER_DELAY);
