import { mount } from 'svelte';
import App from './App.svelte';
import './style/base.css';
import './style/parts.css';
import './style/board.css';
import './style/table.css';
import './style/charts.css';
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
