import { onRequest } from 'firebase-functions/https';
import { atender } from './http/app.ts';
import { recibirEnBytes } from './platform/cuerpo-en-bytes.ts';
import { prepararse } from './platform/prepararse.ts';
import { quitarDominios } from './platform/sin-dominios.ts';

quitarDominios();
recibirEnBytes();
prepararse();

/** The HTTP API behind Hosting's rewrite of /leal-api/**. */
export const api = onRequest(
  {
    region: process.env['LEAL_REGION'] ?? 'us-central1',
    invoker: 'public',
    concurrency: 80,
    memory: '512MiB',
    cors: false,
  },
  atender,
);

/** The decisions of a manager, called by name from the web; the same use cases as the HTTP routes. */
export { resolverCredito, resolverGasto, resolverSolicitud } from './callables/resolver.ts';

/** The jobs that the clock starts; `npm run conciliar` and `npm run reportes` do the same by hand. */
export { llevarCalendario } from './trabajos/calendario.ts';
export { conciliarSaldos } from './trabajos/conciliar-saldos.ts';
export { guardarMarcas } from './trabajos/marcas.ts';
export { buscarParecidos } from './trabajos/parecidos.ts';
export { olvidarPosiciones } from './trabajos/posiciones.ts';
export { compilarReportesSemanales, recompilarReportes } from './trabajos/reportes-semana.ts';
export { llevarReasignaciones } from './trabajos/reasignaciones.ts';
export { resumirOficina } from './trabajos/resumen.ts';
export { guardarSenales } from './trabajos/senales.ts';
