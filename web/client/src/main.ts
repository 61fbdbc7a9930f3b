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
