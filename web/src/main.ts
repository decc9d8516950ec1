import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepAtHand } from './app/install.svelte';
import './app/theme.css';
import './app/base.css';
import { startLocale } from './texts/index.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// The words come first: a page that shows their ids for a moment looks broken.
await startLocale();
mount(App, { target });
keepAtHand();
