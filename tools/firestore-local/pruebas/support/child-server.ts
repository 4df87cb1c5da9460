import { iniciarFirestoreLocal } from '../../src/index.ts';

// A local Firestore in a process of its own, so that a test can kill it: prints its port and serves.
const [, , datos = ':memory:'] = process.argv;
const server = await iniciarFirestoreLocal({ puerto: 0, datos });
process.stdout.write(`${server.puerto}\n`);
