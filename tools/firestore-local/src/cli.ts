import { parseArgs } from 'node:util';
import { startFirestoreLocal } from './index.ts';

const USAGE =
  'Usage: firestore-local [--port 8080] [--data folder|:memory:] [--indexes firestore.indexes.json] [--rules firestore.rules] [--explain]';

function read() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      data: { type: 'string', default: ':memory:' },
      indexes: { type: 'string' },
      rules: { type: 'string' },
      // Why the rules refuse, on stderr.
      explain: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port: ${values.port}`);
  return { ...values, port };
}

async function main(): Promise<void> {
  const { explain, ...options } = read();
  const onDenied = (reason: string) => process.stderr.write(`denied, ${reason}\n`);
  const local = await startFirestoreLocal({ ...options, ...(explain && { onDenied }) });
  process.stdout.write(`Firestore local 127.0.0.1:${local.port}\n`);
  const stop = () => void local.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 1;
});
