// Before all tests: one server for all of them. After them: it is gone, and its database too.
import { Server } from './server.ts';

export default async function setup() {
  if (process.env.TILERY_URL) return undefined;
  const server = await Server.start();
  const home = await fetch(server.url);
  if (!home.ok) {
    await server.stop();
    throw new Error('The web client is not built: run `make setup`, or `npm run build` in web/.');
  }
  process.env.TILERY_URL = server.url; // the workers read it with the configuration
  process.env.TILERY_DATA = server.data;
  return () => server.stop();
}
