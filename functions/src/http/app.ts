import type { ServerResponse } from 'node:http';
import { generarOpenApi, LLAMADAS, type NombreLlamada } from '@leal/contract';
import crearEnrutador from 'find-my-way';
import { reloj } from '../platform/clock.ts';
import { ErrorApp } from '../platform/errores.ts';
import { nuevoId } from '../platform/ids.ts';
import { atiempo } from '../platform/plazo.ts';
import { VERSION } from '../platform/version.ts';
import { cabeceras } from './middleware/cabeceras.ts';
import { responderError } from './middleware/errores.ts';
import type { Peticion, PeticionCruda, RespuestaHttp } from './middleware/peticion.ts';
import type { Ruta } from './middleware/ruta.ts';
import { rutasBandeja } from './routes/bandeja.ts';
import { rutasBitacora } from './routes/bitacora.ts';
import { rutasClientes } from './routes/clientes.ts';
import { rutasCreditos } from './routes/creditos.ts';
import { rutasDecisiones } from './routes/decisiones.ts';
import { rutasExportacion } from './routes/exportacion.ts';
import { rutasGastos } from './routes/gastos.ts';
import { rutasLibro } from './routes/libro.ts';
import { rutasRenovaciones } from './routes/renovaciones.ts';
import { rutasReportes } from './routes/reportes.ts';
import { rutasRuta } from './routes/ruta.ts';
import { rutasSistema } from './routes/sistema.ts';
import { rutasSolicitudes } from './routes/solicitudes.ts';
import { rutasUsuarios } from './routes/usuarios.ts';
import { rutasVistos } from './routes/vistos.ts';

/** Every contract has its route, or this does not compile. */
const RUTAS: { readonly [N in NombreLlamada]: Ruta<(typeof LLAMADAS)[N]> } = {
  ...rutasLibro,
  ...rutasReportes,
  ...rutasRuta,
  ...rutasClientes,
  ...rutasCreditos,
  ...rutasSolicitudes,
  ...rutasDecisiones,
  ...rutasRenovaciones,
  ...rutasGastos,
  ...rutasUsuarios,
  ...rutasExportacion,
  ...rutasBitacora,
  ...rutasSistema,
  ...rutasVistos,
  ...rutasBandeja,
};

type Responde = { readonly responder: (peticion: Peticion) => Promise<RespuestaHttp> };

const PREFIJO = /^\/leal-api(?=\/|$)/;
const enrutador = crearEnrutador({ ignoreTrailingSlash: true, maxParamLength: 512 });
const sinUso = () => undefined;
for (const ruta of Object.values(RUTAS)) {
  enrutador.on(ruta.llamada.metodo, ruta.llamada.ruta, sinUso, ruta);
}

/** Made once: it changes only with the contract. */
let openapi: string | undefined;
const leerOpenApi = () => (openapi ??= JSON.stringify(generarOpenApi(LLAMADAS, VERSION)));
enrutador.on('GET', '/openapi.json', sinUso, {
  responder: () => Promise.resolve({ estado: 200, json: leerOpenApi() }),
});

async function despachar(cruda: PeticionCruda, ahora: Date): Promise<RespuestaHttp> {
  const url = new URL(`http://leal.invalid${cruda.url ?? '/'}`);
  const hallada = enrutador.find((cruda.method ?? 'GET') as 'GET', url.pathname.replace(PREFIJO, ''));
  const ruta = hallada?.store as Responde | null | undefined;
  if (!hallada || !ruta) throw new ErrorApp('NO_ENCONTRADO');
  return ruta.responder({ cruda, parametros: hallada.params, consulta: url.searchParams, ahora });
}

/** Answers one request under /leal-api, whatever happens. */
export async function atender(cruda: PeticionCruda, salida: ServerResponse): Promise<void> {
  const idPeticion = nuevoId();
  const ahora = reloj.ahora();
  const donde = `${cruda.method} ${cruda.url?.split('?')[0]}`;
  const respuesta = await atiempo(() => despachar(cruda, ahora)).catch((error: unknown) =>
    responderError(error, idPeticion, donde),
  );
  const todas = { ...cabeceras(ahora, idPeticion), ...respuesta.cabeceras };
  for (const [nombre, valor] of Object.entries(todas)) salida.setHeader(nombre, valor);
  salida.statusCode = respuesta.estado;
  salida.end(respuesta.estado === 204 ? undefined : respuesta.json);
}
