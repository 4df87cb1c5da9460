// The log of the process while every call is made with people's data in each place that a caller fills: it names
// nobody, and each line says of which request it is.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { format } from 'node:util';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { CALLABLES, type Llamada, LLAMADAS } from '@leal/contract';
import { ROL } from '@leal/domain';
import { abrirSala, type Caminante } from '@leal/jugador';
import { type Invocacion, rutaDe } from '@leal/seed';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditos } from '../../functions/src/data/creditos.ts';
import { sonPocos } from '../../functions/src/data/sumas-de-oficina.ts';
import { MEDIDAS } from '../../functions/src/http/middleware/limite.ts';
import * as funciones from '../../functions/src/index.ts';
import { reloj } from '../../functions/src/platform/clock.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { registro } from '../../functions/src/platform/registro.ts';
import { ejemplosDe } from '../setup/ejemplos.ts';
import { conDatos, DATOS, FALLO, MARCAS } from './con-datos.ts';
import { abrirOficina } from './oficina.ts';

/** Before the SDK's logger takes the console for itself. */
const escrito = vi.hoisted(() => [] as string[]);
vi.hoisted(() => {
  for (const cual of ['debug', 'info', 'log', 'warn', 'error'] as const)
    console[cual] = (...dicho: unknown[]) => void escrito.push(format(...dicho));
});

/** A callable's SDK refuses it by itself, and says no code. */
const OTRO_TIPO = 'text/zoraida';

const { info } = registro;
const sala = await abrirSala('demo-registro');
Object.assign(registro, { info });
const oficina = abrirOficina(sala, 'l', 12);
const { api, resolverCredito, resolverGasto, resolverSolicitud } = funciones;
const servidores = new Map(
  Object.entries({ api, resolverCredito, resolverGasto, resolverSolicitud }).map(([nombre, funcion]) => {
    http(nombre, funcion as unknown as Parameters<typeof http>[1]);
    return [nombre, getTestServer(nombre)];
  }),
);
const servidor = createServer((peticion, salida) =>
  (servidores.get(peticion.url?.slice(1) ?? '') ?? servidores.get('api'))?.emit('request', peticion, salida),
);
await new Promise<void>((listo) => void servidor.listen(0, '127.0.0.1', listo));
const base = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
afterAll(async () => {
  servidor.close();
  await sala.cerrar();
});

afterEach(() => void vi.restoreAllMocks());

type Linea = Record<string, unknown> & { readonly severity: string; readonly message: string };
const TRAZA = '4bf92f3577b34da6a3ce929d0e0e4736';

/** The lines that the process has written since the last reading: all of them structured, and about nobody. */
function leerEscrito(): Linea[] {
  const lineas = escrito.splice(0);
  // An id of twenty letters by chance may spell anything.
  for (const linea of lineas) expect(linea.replaceAll(/"[\dA-Za-z]{20}"/g, '"id"')).not.toMatch(MARCAS);
  return lineas.map((linea) => {
    const leida = JSON.parse(linea) as Linea;
    expect(leida).toMatchObject({
      severity: expect.stringMatching(/^(DEBUG|INFO|WARNING|ERROR)$/) as string,
      message: expect.any(String) as string,
    });
    return leida;
  });
}

type Pedida = {
  readonly quien?: Caminante | undefined;
  readonly cuerpo?: unknown;
  readonly cabeceras?: Record<string, string>;
};

/** The lines that the SDK writes by itself of a callable, before our code has it. */
const DEL_SDK =
  /^(?:Error: )?(Callable request verification passed|Request has incorrect Content-Type|Invalid request)/;

/** One request; all its lines are its own, and the last one tells how it ended. */
async function pedir(metodo: string, ruta: string, { quien, cuerpo, cabeceras }: Pedida) {
  const respuesta = await fetch(base + ruta, {
    method: metodo,
    headers: {
      'content-type': 'application/json',
      cookie: 'sesion=secreto',
      'user-agent': 'Telefono de Zoraida',
      referer: 'https://leal.example/leal/payment/zoraida-zaldivar',
      'x-cloud-trace-context': `${TRAZA}/1;o=1`,
      ...(quien && { authorization: `Bearer ${quien.token}` }),
      ...cabeceras,
    },
    ...(metodo !== 'GET' &&
      cuerpo !== undefined && { body: typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo) }),
  });
  const texto = await respuesta.text();
  const lineas = leerEscrito();
  const id_peticion = respuesta.headers.get('x-leal-peticion');
  if (respuesta.status === 500) expect(texto).toContain(`Intenta de nuevo. Código: ${id_peticion}`);
  // The platform refuses what is said to be JSON and is not, before our code has it.
  if (id_peticion === null) {
    expect([respuesta.status, lineas]).toEqual([400, []]);
    return { estado: 400, lineas };
  }
  const traza = `projects/demo-registro/traces/${TRAZA}`;
  for (const linea of lineas) {
    expect(linea).toMatchObject({ 'logging.googleapis.com/trace': traza });
    if (!DEL_SDK.test(linea.message)) expect(linea).toMatchObject({ id_peticion });
    expect(JSON.stringify(linea)).not.toContain(quien?.token ?? '\0');
  }
  const ultimas = lineas.filter(({ message }) => message === 'Petición');
  expect(ultimas).toEqual([lineas.at(-1)]);
  expect(ultimas[0]).toMatchObject({ estado: respuesta.status, ms: expect.any(Number) as number });
  if (quien) expect(ultimas[0]).toMatchObject({ uid: quien.uid });
  if (respuesta.status >= 400 && cabeceras?.['content-type'] !== OTRO_TIPO)
    expect(ultimas[0]).toHaveProperty('codigo');
  return { estado: respuesta.status, lineas };
}

const quienDe = ({ roles }: Pick<Llamada, 'roles'>): Caminante | undefined =>
  roles === 'publica'
    ? undefined
    : roles.some((rol) => rol === ROL.cobrador)
      ? oficina.cobrador
      : oficina.gerente;

type Caso = { readonly llamada: Llamada; readonly buena: Invocacion; readonly quien: Caminante | undefined };
const casos = (): Caso[] =>
  ejemplosDe({ ...oficina.cobrador, email: '' }).map(({ nombre, buena }) => {
    const llamada = LLAMADAS[nombre] as unknown as Llamada;
    return { llamada, buena: conDatos(buena), quien: quienDe(llamada) };
  });
const rutaCon = (llamada: Llamada, invocacion: Invocacion) => `/leal-api${rutaDe(llamada, invocacion)}`;

describe('every call, with the data of a person in it', () => {
  it('as it should be', async () => {
    let bien = 0;
    for (const { llamada, buena, quien } of casos()) {
      const { estado } = await pedir(llamada.metodo, rutaCon(llamada, buena), {
        quien,
        cuerpo: buena.cuerpo,
      });
      if (estado < 300) bien += 1;
    }
    expect(bien).toBeGreaterThan(40);
  });

  it('against its contract, in its address, its body and its headers', async () => {
    const ajenos = { 'idempotency-key': 'zoraida@zaldivar.mx', traceparent: '00-zaldivar-01' };
    for (const { llamada, buena, quien } of casos()) {
      const parametros = Object.fromEntries(
        [...llamada.ruta.matchAll(/:(\w+)/g)].map(([, nombre = '']) => [nombre, 'zoraida-zaldívar']),
      );
      const consulta = { ...buena.consulta, Zoraida: 'zaldivar', telefono: '871 765 4321' };
      const ruta = rutaCon(llamada, { parametros, consulta });
      const cuerpo = { ...(buena.cuerpo as object), 'Zoraida Zaldívar': DATOS };
      const { estado } = await pedir(llamada.metodo, ruta, { quien, cuerpo, cabeceras: ajenos });
      expect([estado, llamada.ruta]).toEqual([400, llamada.ruta]);
      await pedir(llamada.metodo, ruta, {
        cuerpo: '{"Zoraida',
        cabeceras: { 'content-type': 'text/plain', authorization: 'Bearer secreto' },
      });
    }
  });

  it('of which the store says something unexpected: it is told with its place, and without its words', async () => {
    vi.spyOn(firestore(), 'runTransaction').mockRejectedValue(FALLO);
    let fallidas = 0;
    for (const { llamada, buena, quien } of casos()) {
      const pedida = { quien, cuerpo: buena.cuerpo };
      const { estado, lineas } = await pedir(llamada.metodo, rutaCon(llamada, buena), pedida);
      if (estado !== 500) continue;
      fallidas += 1;
      const error = lineas.find(({ severity }) => severity === 'ERROR');
      expect(error).toMatchObject({
        message: 'Error inesperado',
        llamada: `${llamada.metodo} ${llamada.ruta}`,
        stack_trace: expect.stringMatching(
          /^Error: 5 NOT_FOUND.*\(correo\).*\n +at .*con-datos\.ts/s,
        ) as string,
      });
    }
    expect(fallidas).toBeGreaterThan(20);
  });
});

describe('what belongs to no call', () => {
  it.each(['/leal-api/creditos/zoraida/zaldivar', '/zoraida@zaldivar.mx', '//zoraida'])(
    '%s',
    async (ruta) => {
      expect((await pedir('POST', ruta, { cuerpo: DATOS })).estado).toBe(404);
    },
  );
});

describe.each(Object.keys(CALLABLES))('%s', (nombre) => {
  const datos = { id: 'nadie', decision: 'aprobar', comentario: DATOS.comentario, clave: DATOS.clave };
  it.each<[string, unknown, Record<string, string>]>([
    ['as it should be', { data: datos }, {}],
    ['against its contract', { data: { ...datos, Zoraida: 'Zaldívar' }, zaldivar: 1 }, {}],
    ['in no JSON', '{"Zoraida', {}],
    ['as another kind of content', 'nombre=Zoraida', { 'content-type': OTRO_TIPO }],
  ])('%s', async (_, cuerpo, cabeceras) => {
    const { gerente: quien } = oficina;
    // The SDK refuses the last one before anybody has looked at its token.
    const deQuien = 'content-type' in cabeceras ? {} : { quien };
    const autorizacion = { authorization: `Bearer ${quien.token}`, ...cabeceras };
    await pedir('POST', `/${nombre}`, { ...deQuien, cuerpo, cabeceras: autorizacion });
  });

  it('fails', async () => {
    vi.spyOn(firestore(), 'runTransaction').mockRejectedValue(FALLO);
    const pedida = { quien: oficina.gerente, cuerpo: { data: datos } };
    const { estado, lineas } = await pedir('POST', `/${nombre}`, pedida);
    expect([estado, lineas.map(({ message }) => message)]).toEqual([
      500,
      expect.arrayContaining(['Error inesperado']),
    ]);
  });
});

describe('a job', () => {
  type Trabajo = typeof funciones.conciliarSaldos;
  const TRABAJOS = Object.entries(funciones).filter(
    (par): par is [keyof typeof funciones, Trabajo] => par[1].__endpoint.scheduleTrigger !== undefined,
  );

  // A small office has no sums of all to make.
  beforeEach(() => {
    for (const cual of ['leer', 'anotar'] as const) vi.spyOn(sonPocos, cual).mockReturnValue(false);
  });

  it('each one that the clock starts is tried here', () => {
    expect(TRABAJOS.map(([nombre]) => nombre)).toEqual(
      expect.arrayContaining(['conciliarSaldos', 'olvidarPosiciones', 'resumirOficina']),
    );
  });

  it.each(TRABAJOS)('%s tells what it did, under one id', async (nombre, trabajo) => {
    Object.assign(auth(), { listUsers: () => Promise.reject(FALLO) });
    await trabajo.run({ scheduleTime: '' });
    const lineas = leerEscrito();
    expect(lineas.at(-1)).toMatchObject({ message: 'Trabajo', llamada: `trabajo ${nombre}` });
    expect(new Set(lineas.map(({ id_peticion }) => id_peticion)).size).toBe(1);
  });

  it.each(TRABAJOS)('%s tells that it failed, and is begun again by the clock', async (nombre, trabajo) => {
    const fallar = () => {
      throw FALLO;
    };
    vi.spyOn(reloj, 'ahora').mockImplementation(fallar);
    vi.spyOn(creditos, 'todas').mockImplementation(fallar);
    await expect(trabajo.run({ scheduleTime: '' })).rejects.toBe(FALLO);
    expect(leerEscrito()).toMatchObject([
      { severity: 'ERROR', message: 'Un trabajo falló', llamada: `trabajo ${nombre}` },
    ]);
  });
});

it('who asks too much is in the log, too', async () => {
  MEDIDAS.direccion.rafaga = 0;
  const { estado, lineas } = await pedir('GET', '/leal-api/reloj', {});
  MEDIDAS.direccion.rafaga = Number.POSITIVE_INFINITY;
  expect([estado, lineas]).toMatchObject([
    429,
    [{ severity: 'WARNING', estado: 429, codigo: 'DEMASIADAS_SOLICITUDES', llamada: 'GET /reloj' }],
  ]);
});
