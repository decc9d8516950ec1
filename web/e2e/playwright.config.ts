// TILERY_CHROMIUM   another browser, see browser.ts
// TILERY_URL        test a server that runs already, and start none
// npm test -- --trace retain-on-failure   records what happened, to be looked at step by step; it takes its time
import { defineConfig } from '@playwright/test';
import { browser } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/**/*.spec.ts', 'rooms/*/*.spec.ts'],
  globalSetup: './setup.ts',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0, // what fails once is wrong, here or there
  timeout: 120_000, // generous: a busy machine is no bug
  expect: { timeout: 30_000, toPass: { intervals: [50] } }, // Playwright itself would soon wait for a whole second
  use: {
    ...(process.env.TILERY_URL ? { baseURL: process.env.TILERY_URL } : {}),
    launchOptions: await browser(),
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    reuseContext: true, // emptied between tests: what was loaded once need not be compiled again
    serviceWorkers: 'block', // every test is a first visit; those in tests/offline let it in
    screenshot: 'only-on-failure',
  },
});
