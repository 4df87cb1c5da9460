import { parseArgs } from 'node:util';
import { iniciarFirestoreLocal } from './index.ts';

const USAGE =
  'Usage: firestore-local [--puerto 8080] [--datos folder|:memory:] [--indices firestore.indexes.json] [--reglas firestore.rules] [--explicar]';

function read() {
  const { values } = parseArgs({
    options: {
      puerto: { type: 'string', default: '8080' },
      datos: { type: 'string', default: ':memory:' },
      indices: { type: 'string' },
      reglas: { type: 'string' },
      // Why the rules refuse, on stderr.
      explicar: { type: 'boolean', default: false },
    },
  });
  const puerto = Number(values.puerto);
  if (!Number.isInteger(puerto) || puerto < 0 || puerto > 65_535)
    throw new Error(`Not a port: ${values.puerto}`);
  return { ...values, puerto };
}

async function main(): Promise<void> {
  const { explicar, ...options } = read();
  const alNegar = (reason: string) => process.stderr.write(`denied, ${reason}\n`);
  const local = await iniciarFirestoreLocal({ ...options, ...(explicar && { alNegar }) });
  process.stdout.write(`Firestore local 127.0.0.1:${local.puerto}\n`);
  const stop = () => void local.cerrar().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 1;
});
