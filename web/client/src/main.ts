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
// While developing, the files change under the worker's feet.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
mount(App, { target: document.getElementById('app') as HTMLElement });
