import type { ServerResponse } from 'node:http';
import { generarOpenApi, LLAMADAS, type NombreLlamada } from '@leal/contract';
import crearEnrutador from 'find-my-way';
import { servirPeticion } from '../platform/servir.ts';
import { reloj } from '../platform/clock.ts';
import type { EnCurso } from '../platform/en-curso.ts';
import { ErrorApp } from '../platform/errores.ts';
import { atiempo } from '../platform/plazo.ts';
import { VERSION } from '../platform/version.ts';
import { cabeceras } from './middleware/cabeceras.ts';
import { responderError } from './middleware/errores.ts';
import type { Peticion, PeticionCruda, RespuestaHttp } from './middleware/peticion.ts';
import type { Ruta } from './middleware/ruta.ts';
import { rutasAjustes } from './routes/ajustes.ts';
import { rutasBandeja } from './routes/bandeja.ts';
import { rutasBitacora } from './routes/bitacora.ts';
import { rutasClientes } from './routes/clientes.ts';
import { rutasComprobantes } from './routes/comprobantes.ts';
import { rutasCreditos } from './routes/creditos.ts';
import { rutasDecisiones } from './routes/decisiones.ts';
import { rutasBanco } from './routes/banco.ts';
import { rutasExportacion } from './routes/exportacion.ts';
import { rutasGastos } from './routes/gastos.ts';
import { rutasImportacion } from './routes/importacion.ts';
import { rutasLibro } from './routes/libro.ts';
import { rutasReasignaciones } from './routes/reasignaciones.ts';
import { rutasRenovaciones } from './routes/renovaciones.ts';
import { rutasReportes } from './routes/reportes.ts';
import { rutasRuta } from './routes/ruta.ts';
import { rutasSistema } from './routes/sistema.ts';
import { rutasSolicitudes } from './routes/solicitudes.ts';
import { rutasCortes } from './routes/cortes.ts';
import { rutasTraspasos } from './routes/traspasos.ts';
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
  ...rutasReasignaciones,
  ...rutasRenovaciones,
  ...rutasGastos,
  ...rutasTraspasos,
  ...rutasBanco,
  ...rutasCortes,
  ...rutasComprobantes,
  ...rutasUsuarios,
  ...rutasExportacion,
  ...rutasImportacion,
  ...rutasBitacora,
  ...rutasAjustes,
  ...rutasSistema,
  ...rutasVistos,
  ...rutasBandeja,
};

type Responde = {
  readonly llamada: { readonly ruta: string };
  readonly responder: (peticion: Peticion) => Promise<RespuestaHttp>;
};

const PREFIJO = /^\/leal-api(?=\/|$)/;
const enrutador = crearEnrutador({ ignoreTrailingSlash: true, maxParamLength: 512 });
const sinUso = () => undefined;
for (const ruta of Object.values(RUTAS)) {
  enrutador.on(ruta.llamada.metodo, ruta.llamada.ruta, sinUso, ruta);
}

/** The description is made once: it changes only with the contract. */
let openapi: string | undefined;
const leerOpenApi = () => (openapi ??= JSON.stringify(generarOpenApi(LLAMADAS, VERSION)));
enrutador.on('GET', '/openapi.json', sinUso, {
  llamada: { ruta: '/openapi.json' },
  responder: () => Promise.resolve({ estado: 200, json: leerOpenApi() }),
});

async function despachar(cruda: PeticionCruda, ahora: Date, peticion: EnCurso): Promise<RespuestaHttp> {
  const url = new URL(`http://leal.invalid${cruda.url ?? '/'}`);
  const hallada = enrutador.find((cruda.method ?? 'GET') as 'GET', url.pathname.replace(PREFIJO, ''));
  const ruta = hallada?.store as Responde | null | undefined;
  if (!hallada || !ruta) throw new ErrorApp('NO_ENCONTRADO');
  peticion.llamada = `${cruda.method} ${ruta.llamada.ruta}`;
  return ruta.responder({ cruda, parametros: hallada.params, consulta: url.searchParams, ahora });
}

/** Answers one request under /leal-api, whatever happens. */
export const atender = (cruda: PeticionCruda, salida: ServerResponse): Promise<void> =>
  servirPeticion(`${cruda.method} (ninguna)`, cruda.headers, salida, async (peticion) => {
    const ahora = reloj.ahora();
    const respuesta = await atiempo(() => despachar(cruda, ahora, peticion)).catch(responderError);
    const todas = { ...cabeceras(ahora, peticion.id), ...respuesta.cabeceras };
    for (const [nombre, valor] of Object.entries(todas)) salida.setHeader(nombre, valor);
    salida.statusCode = respuesta.estado;
    salida.end(respuesta.estado === 204 ? undefined : respuesta.json);
  });
