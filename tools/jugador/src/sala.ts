// The room in which the real use cases are played: the server's own code, from the header of a request to its commit,
// over a store of its own in this process. No browser, no port; its time is the one it is given.
//
//   const sala = await abrirSala('demo-caminata');
//   sala.ponerReloj(() => new Date('2026-11-20T17:00:00Z'));      // the clock of every request from here on
//   sala.vaciar(documentos);                                      // what the office begins with, put in bulk
//   const quien = caminante('cobrador-1', ROL.cobrador);          // ./puerta.ts: who calls, by HTTP or by name
//   await llamarPorContrato(quien, 'registrarAbono', { cuerpo: { id_credito, monto: 120 } });
//   sala.espejo().de('creditos');                                 // ./espejo.ts: all that is stored, without a read
//
// A process has one such room at a time: server, store and clock are one for a process. The server's SDK
// is the real one; its calls reach the store within the process.
import { fileURLToPath } from 'node:url';
import { type CalendarioDoc, negocioDoc } from '@leal/contract/documentos';
import { deleteApp, getApps } from 'firebase-admin/app';
import { type FirestoreLocalOptions, startFirestoreLocal } from 'firestore-local';
import { recordarNegocio } from '../../../functions/src/context/negocio.ts';
import { MEDIDAS } from '../../../functions/src/http/middleware/limite.ts';
import { olvidarTodo } from '../../../functions/src/platform/cache-temporal.ts';
import { reloj, relojDeCuentas } from '../../../functions/src/platform/clock.ts';
import { conectar } from '../../../functions/src/platform/firebase.ts';
import { fuenteDeIds } from '../../../functions/src/platform/ids.ts';
import { registro } from '../../../functions/src/platform/registro.ts';
import { type Documento, paraCargar } from '@leal/seed';
import { Espejo } from './espejo.ts';
import { fingirIdentidades } from './puerta.ts';
import { esperarPorVueltas, ponerAzar, ponerIds } from './repetible.ts';

const INDICES = fileURLToPath(new URL('../../../firestore.indexes.json', import.meta.url));

/** The parts that a room replaces; the next one in this process begins with them as they were. */
const REEMPLAZADOS = [reloj, relojDeCuentas, registro, fuenteDeIds].map(
  (objeto) => [objeto, { ...objeto }] as const,
);

/** Years pass in seconds here: nobody asks too much. */
function sinLimite(): void {
  for (const medida of Object.values(MEDIDAS)) medida.rafaga = Number.POSITIVE_INFINITY;
}

/** Another list of indexes, and who is told of a query without one, which is answered; and the store's own time. */
type DelAlmacen = Pick<FirestoreLocalOptions, 'indexes' | 'onMissingIndex' | 'clock'>;

/** A project whose name begins with 'demo-' can never be one in the cloud. */
export async function abrirSala(proyecto: `demo-${string}`, delAlmacen: DelAlmacen = {}) {
  const local = await startFirestoreLocal({
    data: ':memory:',
    project: proyecto,
    indexes: INDICES,
    ...delAlmacen,
  });
  const { engine: motor, faults: fallas } = local;
  process.env['GCLOUD_PROJECT'] = proyecto;
  for (const [objeto, comoEra] of REEMPLAZADOS) Object.assign(objeto, comoEra);
  conectar(local.inProcess);
  esperarPorVueltas();
  fingirIdentidades();
  sinLimite();
  Object.assign(registro, { info: () => undefined });
  let espejo = new Espejo(motor, []);
  return {
    motor,
    espejo: (): Espejo => espejo,
    ponerReloj: (ahora: () => Date): void => void Object.assign(reloj, { ahora }),
    ponerRelojDeCuentas: (ahora: () => Date): void => void Object.assign(relojDeCuentas, { ahora }),
    ponerIds,
    ponerAzar,
    /** The server's log for a support engineer: here only unexpected errors. */
    callar: (alError: typeof registro.error): void =>
      void Object.assign(registro, { info: () => undefined, aviso: () => undefined, error: alError }),
    /** The store with these documents only, and a mirror that follows their changes. */
    vaciar: (documentos: readonly Documento[]): Espejo => {
      espejo.cerrar();
      motor.clear(`projects/${proyecto}/databases/(default)`);
      motor.load(paraCargar(documentos));
      // The process must not remember anything of the last office.
      olvidarTodo();
      const leidos = (cual: string) => documentos.find(({ ruta }) => ruta === `configuracion/${cual}`)?.datos;
      const [ajustes, calendario] = [leidos('negocio'), leidos('calendario')];
      recordarNegocio(ajustes && negocioDoc.parse(ajustes), calendario as CalendarioDoc | undefined);
      return (espejo = new Espejo(motor, documentos));
    },
    /** Says how the next calls of the store fail (tools/firestore-local, its fault door). */
    fallar: (falla: object): void => fallas.add(falla),
    quitarFallas: (): void => fallas.clear(),
    /** Another room may be opened after this one. */
    cerrar: async (): Promise<void> => {
      await Promise.all(getApps().map((app) => deleteApp(app)));
      await local.close();
    },
  };
}

export type Sala = Awaited<ReturnType<typeof abrirSala>>;
