import { mount } from 'svelte';
import App from './App.svelte';
import { keepAtHand } from './lib/install.svelte';
import './lib/theme.css';
import './lib/base.css';
import { startLocale } from './lib/texts/index.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// The words come first: a page that shows their ids for a moment looks broken.
await startLocale();
mount(App, { target });
keepAtHand();
