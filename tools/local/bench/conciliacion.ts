// What a night's reconciliation takes, in time, memory and reads: npm run bench:conciliacion [-- grande:34000]
// The server's own code in this process, its store in another one; the seed has no differences.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apartarPuertos } from '../src/apartados.ts';
import { entornoDeFunciones } from '../src/entorno.ts';
import { LOCAL } from '../src/puertos.ts';
import { leerSemilla } from '../src/semilla.ts';
import { iniciarFirestore } from '../src/servicio-firestore.ts';
import { RAIZ } from '../src/suite.ts';

const semilla = leerSemilla(process.argv[2] ?? 'grande:34000');
const ahora = new Date('2026-11-20T09:00:00Z');
const datos = mkdtempSync(join(tmpdir(), 'leal-bench-'));
const { puertos, soltar } = await apartarPuertos();
const { hijo, listo } = iniciarFirestore(RAIZ, datos, {
  puerto: puertos.firestore,
  datos: join(datos, 'firestore'),
  siembra: { semilla, ahora: ahora.toISOString() },
});

const MB = 2 ** 20;
const medidor = `http://${LOCAL}:${puertos.firestore}/_local/medidor`;

async function medir() {
  const { conciliarSaldos } =
    await import('../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts');
  const antes = process.memoryUsage.rss();
  let maximo = antes;
  const mirar = setInterval(() => (maximo = Math.max(maximo, process.memoryUsage.rss())), 50);
  await fetch(medidor, { method: 'DELETE' });
  const desde = performance.now();
  const { fecha, estado, cobradores, creditos, movimientos, diferencias, detalle, sin_reparar, fallidos } =
    await conciliarSaldos({ reloj: { ahora: () => ahora } });
  const segundos = Math.round((performance.now() - desde) / 100) / 10;
  clearInterval(mirar);
  const { lecturas, escrituras } = (await (await fetch(medidor)).json()) as Record<string, number>;
  console.table([{ fecha, estado, cobradores, creditos, movimientos, diferencias, sin_reparar }]);
  console.table([
    {
      segundos,
      rss_antes_mb: Math.round(antes / MB),
      rss_maximo_mb: Math.round(maximo / MB),
      lecturas,
      escrituras,
    },
  ]);
  for (const una of [...detalle.slice(0, 20), ...fallidos.slice(0, 20)]) console.log(una);
}

try {
  await listo;
  Object.assign(process.env, entornoDeFunciones(RAIZ, puertos, ''));
  await medir();
} finally {
  await hijo.detener();
  soltar();
  rmSync(datos, { recursive: true, force: true });
}
process.exit();
