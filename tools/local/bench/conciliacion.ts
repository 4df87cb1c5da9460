// Measures a night's reconciliation: time, memory and reads. npm run bench:conciliacion [-- grande:34000]
// The deployed bundle in a process of its own, with the heap that V8 gives itself in an instance of 512 MiB; its store
// in another one. The seed has no differences.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apartarPuertos } from '../src/apartados.ts';
import { construir } from '../src/construir.ts';
import { entornoDeFunciones } from '../src/entorno.ts';
import { LOCAL } from '../src/puertos.ts';
import { leerSemilla } from '../src/semilla.ts';
import { iniciarFirestore } from '../src/servicio-firestore.ts';
import { RAIZ } from '../src/suite.ts';
import { publicar } from '../../../tests/bench/apoyo/publicar.ts';
import { cifra, MIB, SEGUNDOS } from '../../../tests/bench/apoyo/seccion.ts';
import type { Noche } from './una-noche.ts';

const HEAP_MB = 256;
const NOCHE = join(import.meta.dirname, 'una-noche.ts');

const semilla = leerSemilla(process.argv[2] ?? 'grande:34000');
const datos = mkdtempSync(join(tmpdir(), 'leal-bench-'));
const { puertos, soltar } = await apartarPuertos();
const { hijo, listo } = iniciarFirestore(RAIZ, datos, {
  puerto: puertos.firestore,
  datos: join(datos, 'firestore'),
  siembra: { semilla, ahora: new Date().toISOString() },
});

let noche: Noche | undefined;
try {
  await Promise.all([listo, construir(RAIZ, 'functions')]);
  const medidor = `http://${LOCAL}:${puertos.firestore}/_local/meter`;
  const proceso = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, NOCHE, medidor], {
    env: entornoDeFunciones(RAIZ, puertos, ''),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  proceso.once('message', (dicha: Noche) => (noche = dicha));
  await once(proceso, 'exit');
} finally {
  await hijo.detener();
  soltar();
  rmSync(datos, { recursive: true, force: true });
}
if (!noche) throw new Error('The night did not end');
publicar({
  nombre: 'conciliacion',
  titulo: `a night's reconciliation of ${noche.movimientos} movements`,
  medidas: [
    cifra('collectors', noche.cobradores),
    cifra('credits', noche.creditos),
    cifra('time', noche.segundos, SEGUNDOS),
    cifra('memory at most, of an instance of 512 MiB', noche.memoria, { ...MIB, maximo: 512 }),
    cifra('memory before', noche.memoriaAntes, MIB),
    cifra('documents read', noche.lecturas),
    cifra('documents written', noche.escrituras),
    cifra('differences of sums (the seed has none)', noche.diferencias, { maximo: 0 }),
  ],
  notas: [
    `The heap is limited to ${HEAP_MB} MiB. Accounts are not compared: no identity service runs beside it.`,
  ],
});
process.exit();
