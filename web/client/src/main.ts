import { mount } from 'svelte';
import App from './App.svelte';
import './style/colours.css';
import './style/base.css';
import './style/parts.css';
import './style/forms.css';
import './style/icons.css';
import './style/dialogs.css';
import './style/board.css';
import './style/pieces.css';
import './style/players.css';
import './style/hand.css';
import './style/panels.css';
import './style/trade.css';
import './style/table.css';
import './style/charts.css';
import './style/phone.css';
import { follow } from './route.svelte';
import { apply } from './settings.svelte';

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
