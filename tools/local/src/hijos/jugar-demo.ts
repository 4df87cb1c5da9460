// Plays the demo up to an instant and leaves its documents in a file: whole or not at all.
import { renameSync, writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { jugarDemo } from '@leal/jugador/demo';

const [archivo = '', hasta = ''] = process.argv.slice(2);
const { documentos } = await jugarDemo(new Date(hasta));
const nuevo = `${archivo}.${process.pid}.nuevo`;
writeFileSync(nuevo, serialize(documentos));
renameSync(nuevo, archivo);
// The server's SDK keeps timers that would keep the process alive.
process.exit();
