import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepAtHand } from './app/settings/install.svelte';
import './app/theme.css';
import './app/base.css';
import './app/high-contrast.css';
import { startLocale } from './texts/index.svelte';
import { nextTask } from './ui/unhurried';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// The words come first: a page that shows their ids for a moment looks broken.
await startLocale();
await nextTask();
mount(App, { target });
keepAtHand();
