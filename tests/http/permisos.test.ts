// The roles that may make each call: a matrix as data. An endpoint of the contract that is missing from it does not
// pass.
import { type Llamada, LLAMADAS, type NombreLlamada } from '@leal/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { rutaDe, type DatosDeLlamada } from '@leal/seed';
import { ES_TODO } from '@leal/pruebas/corrida';
import { escenaDe } from '../setup/escena.ts';
import { sinPermiso, sinSesion } from '../setup/identidades.ts';
import { comprobarError, comprobarExito, invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { type Datos, type Estado, type Fila, UN_GASTO } from '../setup/matriz/fila.ts';
import { MATRIZ } from '../setup/matriz/matriz.ts';
import { APARTE, DE_QUIEN_LA_LLEVA, DE_QUIEN_LA_LLEVO } from '../setup/matriz/prestatario.ts';
import { sinHosting } from '@leal/local';
import { abrirMundo, pedir, type Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();

const CODIGOS = { 403: 'PROHIBIDO', 404: 'NO_ENCONTRADO', 422: 'USUARIO_INVALIDO' } as const;
const FILAS = Object.entries(MATRIZ) as [keyof typeof MATRIZ, Fila][];

let otro: Persona;
let gerente: Persona;
let supervisor: Persona;
let prohibidos: Record<string, Persona>;
let sesiones: Record<string, string | undefined>;

beforeAll(async () => {
  [otro, gerente, supervisor, prohibidos] = await Promise.all([
    mundo.cobrador([{}]),
    mundo.cuenta('gerente@leal.demo'),
    mundo.cuenta('supervisor@leal.demo'),
    sinPermiso(mundo),
  ]);
  sesiones = sinSesion(otro.token);
});

const datosDe = (prefijo: string, numero = 1): Datos => ({
  id_usuario: prefijo,
  id_credito: `${prefijo}-cre-${numero}`,
  id_cliente: `${prefijo}-cli-${numero}`,
  id_gasto: `${prefijo}-gas-1`,
  id_solicitud: `${prefijo}-sol-1`,
});

/** The loan of a route in both records, from the 16th until then. */
async function llevar(de: string, a: string, hasta: Date): Promise<void> {
  const desde = new Date('2026-11-16T06:00:00Z');
  const prestada = {
    id_prestada: `p-${a}`,
    de,
    nombre_de: 'De',
    a,
    nombre_a: 'A',
    desde,
    hasta,
    ambos: false,
  };
  for (const uid of [de, a]) await mundo.db.doc(`usuarios/${uid}`).update({ rutas_prestadas: [prestada] });
}

async function probar(nombre: NombreLlamada, quien: Persona, datos: Datos, espera: Estado) {
  const fila = MATRIZ[nombre as keyof typeof MATRIZ];
  const respuesta = await invocar(quien, nombre, await fila.peticion(datos));
  expect(respuesta.estado).toBe(espera);
  if (espera >= 400) expect(respuesta.cuerpo.code).toBe(CODIGOS[espera as keyof typeof CODIGOS]);
  return respuesta;
}

it('every endpoint of the contract is in the matrix, or open to everybody', () => {
  const abiertas = Object.entries(LLAMADAS).filter(([, { roles }]) => roles === 'publica');
  expect([...Object.keys(MATRIZ), ...abiertas.map(([nombre]) => nombre)].toSorted()).toEqual(
    Object.keys(LLAMADAS).toSorted(),
  );
});

/** All calls have one door: the short run tries each with one of the kinds, in turn, and so each kind with many calls. */
const deTurno = <T>(clases: Record<string, T>, turno: number): [string, T][] => {
  const todas = Object.entries(clases);
  return ES_TODO ? todas : [todas[turno % todas.length]!];
};

const EN_FILA = FILAS.map(([nombre, fila], turno) => ({ nombre, fila, turno }));

describe.each(EN_FILA)('$nombre', ({ nombre, fila, turno }) => {
  const llamada = LLAMADAS[nombre] as unknown as Llamada;

  it('answers 401 without a session, before it looks at anything else', async () => {
    const { metodo } = llamada;
    const buena = await fila.peticion(datosDe(otro.uid));
    const negar = async (titulo: string, token: string | undefined, peticion: DatosDeLlamada) => {
      // An address for each call: the other tests of this suite share one, and whoever has no session pays by address.
      const cabeceras = { 'x-forwarded-for': `192.0.2.${turno}` };
      const ruta = rutaDe(llamada, buena);
      const respuesta = await pedir(sinHosting(mundo.suite), token, metodo, ruta, { ...peticion, cabeceras });
      expect(respuesta, titulo).toMatchObject({ estado: 401, cuerpo: { code: 'NO_AUTENTICADO' } });
      comprobarError(respuesta);
    };
    for (const [titulo, token] of deTurno(sesiones, turno)) await negar(titulo, token, buena);
    if (metodo !== 'GET') await negar('a wrong body', sesiones['garbage'], { cuerpo: { invento: 1 } });
  });

  it('answers 403 to somebody who has a session but no right to it', async () => {
    for (const [titulo, persona] of deTurno(prohibidos, turno)) {
      const { estado, cuerpo } = await invocar(persona, nombre, await fila.peticion(datosDe(persona.uid)));
      expect([titulo, estado, cuerpo.code]).toEqual([titulo, 403, 'PROHIBIDO']);
    }
  });

  it('answers each role as the matrix says, and a refusal changes nothing', async () => {
    const dueno = await mundo.cobrador(fila.creditos ?? [{}], { gastos: [UN_GASTO] });
    const pedida = await fila.preparar?.(escenaDe(mundo, dueno));
    const deEl = (n: number) => ({
      ...datosDe(dueno.uid, n),
      ...(pedida !== undefined && { id_solicitud: pedida }),
    });
    const propios = deEl(1);
    const nadie = datosDe(`nadie-${randomUUID().slice(0, 8)}`);
    const casos = [
      { quien: otro, datos: propios, espera: fila.cobrador[1] },
      { quien: dueno, datos: nadie, espera: fila.cobrador[2] },
      { quien: supervisor, datos: propios, espera: fila.supervisor[0] },
      { quien: supervisor, datos: nadie, espera: fila.supervisor[1] },
      { quien: gerente, datos: nadie, espera: fila.gerente[1] },
      { quien: gerente, datos: fila.cadaQuienUno ? deEl(2) : propios, espera: fila.gerente[0] },
      { quien: dueno, datos: propios, espera: fila.cobrador[0] },
    ];
    const antes = await leerLibro(mundo.db, dueno.uid);
    const respuestas = [];
    for (const { quien, datos, espera } of casos) {
      if (espera < 300) continue;
      respuestas.push(await probar(nombre, quien, datos, espera));
    }
    expect(await leerLibro(mundo.db, dueno.uid)).toEqual(antes);
    for (const { quien, datos, espera } of casos) {
      if (espera < 300) await probar(nombre, quien, datos, espera);
    }
    // A collector cannot tell another's id from one that does not exist.
    const [ajeno, inexistente] = respuestas;
    if (fila.cobrador[1] >= 400) expect(inexistente?.cuerpo).toEqual(ajeno?.cuerpo);
  });
});

/** A day that is over for whoever works a route, and the days that hold now. */
const AYER_Y_HOY = [
  { cuando: 'the day after', hasta: '2026-11-18T06:00:00Z', vale: false },
  { cuando: 'while it is lent to them', hasta: '2026-11-21T06:00:00Z', vale: true },
];

describe.each(EN_FILA)('$nombre, of a route that is lent', ({ nombre, fila }) => {
  it('answers whoever works it as its own collector, and the day after hears only of their cash', async () => {
    const dueno = await mundo.cobrador(fila.creditos ?? [{}], { gastos: [UN_GASTO] });
    const prestatario = await mundo.cobrador([{}]);
    const pedida = await fila.preparar?.(escenaDe(mundo, dueno));
    const datos = { ...datosDe(dueno.uid), ...(pedida !== undefined && { id_solicitud: pedida }) };
    const [propio, ajeno] = fila.cobrador;
    for (const { cuando, hasta, vale } of AYER_Y_HOY) {
      await llevar(dueno.uid, prestatario.uid, new Date(hasta));
      const puede = vale ? DE_QUIEN_LA_LLEVA : DE_QUIEN_LA_LLEVO;
      const espera = APARTE[nombre] ?? (puede.has(nombre) ? propio : ajeno);
      const antes = await leerLibro(mundo.db, dueno.uid);
      const { estado } = await invocar(prestatario, nombre, await fila.peticion(datos));
      expect([cuando, estado]).toEqual([cuando, espera]);
      if (espera >= 400) expect(await leerLibro(mundo.db, dueno.uid)).toEqual(antes);
    }
  });
});

describe('open to everybody', () => {
  it.each(['reloj', 'salud'] as const)('%s answers whatever token comes', async (nombre) => {
    const llamada = LLAMADAS[nombre] as unknown as Llamada;
    for (const token of Object.values(sesiones)) {
      comprobarExito(llamada, await pedir(sinHosting(mundo.suite), token, 'GET', llamada.ruta));
    }
  });

  it('firebaseLogin gives the record behind the token in its body, to nobody else', async () => {
    const entrar = (token: string) =>
      invocar(
        {
          llamar: (metodo, ruta, peticion) =>
            pedir(sinHosting(mundo.suite), undefined, metodo, ruta, peticion),
        },
        'firebaseLogin',
        { cuerpo: { token } },
      );
    for (const [persona, id_rol] of [[otro, 5] as const, [gerente, 6] as const, [supervisor, 7] as const]) {
      expect(await entrar(persona.token)).toMatchObject({
        estado: 200,
        cuerpo: { id_usuario: persona.uid, id_rol },
      });
    }
    for (const [titulo, token] of Object.entries(sesiones)) {
      if (token) expect((await entrar(token)).estado, titulo).toBe(401);
    }
    for (const [titulo, { token }] of Object.entries(prohibidos)) {
      expect((await entrar(token)).estado, titulo).toBe(403);
    }
  });
});

describe('somebody who is disabled', () => {
  it('is out at once, although the session was in use a moment ago', async () => {
    const cobrador = await mundo.cobrador([{}]);
    const { id_usuario, id_credito } = datosDe(cobrador.uid);
    const ruta = await invocar(cobrador, 'activosSinPagoHoy', { parametros: { id_usuario } });
    expect(ruta.estado).toBe(200);
    await mundo.db.doc(`usuarios/${cobrador.uid}`).update({ activo: false });
    const antes = await leerLibro(mundo.db, cobrador.uid);
    const abono = await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 120 } });
    const propio = await invocar(cobrador, 'getUserByUid', { cuerpo: { uid: id_usuario } });
    for (const { estado, cuerpo } of [abono, propio]) {
      expect([estado, cuerpo.message]).toEqual([403, 'Tu cuenta está desactivada.']);
    }
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(antes);
  });
});

describe("another collector's data", () => {
  it('cannot be reached by mixing ids: one’s own route with somebody else’s credit', async () => {
    const [yo, ajeno] = await Promise.all([mundo.cobrador([{}]), mundo.cobrador([{}])]);
    const mezcla = { ordenClientes: [`${yo.prefijo}-cre-1`, `${ajeno.prefijo}-cre-1`] };
    const antes = await leerLibro(mundo.db, yo.uid);
    expect(await invocar(yo, 'guardarOrden', { cuerpo: mezcla })).toMatchObject({
      estado: 403,
      cuerpo: { code: 'PROHIBIDO' },
    });
    expect(await leerLibro(mundo.db, yo.uid)).toEqual(antes);
    expect(
      await invocar(gerente, 'guardarOrden', { cuerpo: { ...mezcla, id_cobrador: yo.uid } }),
    ).toMatchObject({ estado: 404, cuerpo: { code: 'NO_ENCONTRADO' } });
  });

  it('a manager has to say whose route it is', async () => {
    expect(await invocar(gerente, 'guardarOrden', { cuerpo: { ordenClientes: [] } })).toMatchObject({
      estado: 400,
      cuerpo: { code: 'DATOS_INVALIDOS' },
    });
  });
});
