import { startFirestoreLocal } from '../../src/index.ts';

// A local Firestore in a process of its own, so that a test can kill it: prints its port and serves.
const [, , data = ':memory:'] = process.argv;
const server = await startFirestoreLocal({ port: 0, data });
process.stdout.write(`${server.port}\n`);
