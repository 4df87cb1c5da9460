// Who may call what: a matrix as data. An endpoint of the contract that is missing from it does not pass.
import { type Llamada, LLAMADAS, type NombreLlamada } from '@leal/contract';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sinPermiso, sinSesion } from '../setup/identidades.ts';
import { comprobarError, comprobarExito, type Invocacion, invocar, rutaDe } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { abrirMundo, pedir, type Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();

/** Whose data a call is about. */
type Datos = { id_usuario: string; id_credito: string; id_cliente: string };
type Estado = 200 | 201 | 403 | 404 | 422;
type Fila = {
  readonly peticion: (datos: Datos) => Invocacion | Promise<Invocacion>;
  /** One's own, another collector's, ids that do not exist. */
  readonly cobrador: readonly [propio: Estado, ajeno: Estado, inexistente: Estado];
  readonly gerente: readonly [existente: Estado, inexistente: Estado];
  readonly supervisor: readonly [existente: Estado, inexistente: Estado];
};
const CODIGOS = { 403: 'PROHIBIDO', 404: 'NO_ENCONTRADO', 422: 'USUARIO_INVALIDO' } as const;

const porUsuario = ({ id_usuario }: Datos) => ({ parametros: { id_usuario } });
const porCredito = ({ id_credito }: Datos) => ({ parametros: { id_credito } });
const NADIE = [403, 403] as const;

/** A new account to register; for ids that do not exist, the ids of one that was never made. */
async function alta({ id_usuario }: Datos): Promise<Invocacion> {
  const uid = `alta-${randomUUID().slice(0, 8)}`;
  const email = `${uid}@leal.demo`;
  if (!id_usuario.startsWith('nadie')) await getAuth(getApps()[0]).createUser({ uid, email });
  return { cuerpo: { nombre: 'Alta', email, id_rol: 2, uid } };
}

const DE_OFICINA = { cobrador: [200, 403, 403], gerente: [200, 404], supervisor: [200, 404] } as const;
const DE_COBRADOR = { cobrador: [200, 403, 403], gerente: NADIE, supervisor: NADIE } as const;

/** Without a session there is nothing to tell apart: these answer everybody, and are tested apart. */
type Publica = 'reloj' | 'salud' | 'firebaseLogin';
const MATRIZ: Record<Exclude<NombreLlamada, Publica>, Fila> = {
  getUserByUid: {
    peticion: ({ id_usuario }) => ({ cuerpo: { uid: id_usuario } }),
    cobrador: [200, 403, 403],
    gerente: [200, 404],
    supervisor: NADIE,
  },
  register: { peticion: alta, cobrador: [403, 403, 403], gerente: [201, 422], supervisor: NADIE },
  activosSinPagoHoy: { peticion: porUsuario, ...DE_OFICINA },
  leerOrden: { peticion: porUsuario, ...DE_OFICINA, supervisor: NADIE },
  guardarOrden: {
    peticion: ({ id_usuario, id_credito }) => ({
      cuerpo: { ordenClientes: [id_credito], id_cobrador: id_usuario },
    }),
    cobrador: [200, 403, 403],
    gerente: [200, 404],
    supervisor: NADIE,
  },
  registrarAtraso: { peticion: ({ id_credito }) => ({ cuerpo: { id_credito } }), ...DE_COBRADOR },
  solicitarEdicionCliente: {
    peticion: ({ id_cliente }) => ({ cuerpo: { id_cliente, motivo: 'Se mudó' } }),
    ...DE_COBRADOR,
    cobrador: [201, 403, 403],
  },
  todosParaPayment: {
    // No id to guess: whose clients they are is decided by who asks.
    peticion: () => ({ consulta: { slug: 'cliente-numero-1' } }),
    cobrador: [200, 200, 200],
    gerente: [200, 200],
    supervisor: NADIE,
  },
  aprobadosDeCobrador: { peticion: porUsuario, ...DE_OFICINA },
  detalleCredito: { peticion: porCredito, ...DE_OFICINA },
  registrarAbono: {
    peticion: ({ id_credito }) => ({ cuerpo: { id_credito, monto: 120 } }),
    ...DE_COBRADOR,
  },
  acumulativos: { peticion: porCredito, ...DE_OFICINA },
  historialAbonos: { peticion: porCredito, ...DE_OFICINA },
  solicitarAbonosMultiples: {
    peticion: ({ id_credito }) => ({ cuerpo: { id_credito, monto_total: 720 } }),
    ...DE_COBRADOR,
    cobrador: [201, 403, 403],
  },
};
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

const datosDe = (prefijo: string): Datos => ({
  id_usuario: prefijo,
  id_credito: `${prefijo}-cre-1`,
  id_cliente: `${prefijo}-cli-1`,
});

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

describe.each(FILAS)('%s', (nombre, fila) => {
  const llamada = LLAMADAS[nombre] as unknown as Llamada;

  it('answers 401 without a session, before it looks at anything else', async () => {
    const { metodo } = llamada;
    const buena = await fila.peticion(datosDe(otro.uid));
    for (const [titulo, token] of Object.entries(sesiones)) {
      for (const peticion of [buena, { cuerpo: { invento: 1 } }]) {
        if (metodo === 'GET' && peticion !== buena) continue;
        const respuesta = await pedir(mundo.suite, token, metodo, rutaDe(llamada, buena), peticion);
        expect(respuesta, titulo).toMatchObject({ estado: 401, cuerpo: { code: 'NO_AUTENTICADO' } });
        comprobarError(respuesta);
      }
    }
  });

  it('answers 403 to whoever has a session and no right to one', async () => {
    for (const [titulo, persona] of Object.entries(prohibidos)) {
      const { estado, cuerpo } = await invocar(persona, nombre, await fila.peticion(datosDe(persona.uid)));
      expect([titulo, estado, cuerpo.code]).toEqual([titulo, 403, 'PROHIBIDO']);
    }
  });

  it('answers each role as the matrix says, and a refusal changes nothing', async () => {
    const dueno = await mundo.cobrador([{}]);
    const suyos = datosDe(dueno.uid);
    const nadie = datosDe(`nadie-${randomUUID().slice(0, 8)}`);
    const casos = [
      { quien: otro, datos: suyos, espera: fila.cobrador[1] },
      { quien: dueno, datos: nadie, espera: fila.cobrador[2] },
      { quien: supervisor, datos: suyos, espera: fila.supervisor[0] },
      { quien: supervisor, datos: nadie, espera: fila.supervisor[1] },
      { quien: gerente, datos: nadie, espera: fila.gerente[1] },
      { quien: gerente, datos: suyos, espera: fila.gerente[0] },
      { quien: dueno, datos: suyos, espera: fila.cobrador[0] },
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
    // To a collector another's id and none at all look the same.
    const [ajeno, inexistente] = respuestas;
    if (fila.cobrador[1] >= 400) expect(inexistente?.cuerpo).toEqual(ajeno?.cuerpo);
  });
});

describe('open to everybody', () => {
  it.each(['reloj', 'salud'] as const)('%s answers whatever token comes', async (nombre) => {
    const llamada = LLAMADAS[nombre] as unknown as Llamada;
    for (const token of Object.values(sesiones)) {
      comprobarExito(llamada, await pedir(mundo.suite, token, 'GET', llamada.ruta));
    }
  });

  it('firebaseLogin gives the record behind the token in its body, to nobody else', async () => {
    const entrar = (token: string) =>
      invocar(
        { llamar: (metodo, ruta, peticion) => pedir(mundo.suite, undefined, metodo, ruta, peticion) },
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
  it('cannot be reached by mixing ids: a route of one’s own with a credit of somebody else', async () => {
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
