// Before all tests: one server for all of them. After them: it is gone, and its database too.
import { Server } from './server.ts';

export default async function setup() {
  if (process.env.TILERY_URL) return undefined;
  const server = await Server.start();
  process.env.TILERY_URL = server.url; // the workers read it with the configuration
  return () => server.stop();
}
