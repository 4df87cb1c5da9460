// A bad line to the store: answers that get lost after the commit, races that are lost, a store that is away.
// On a suite of its own: a fault hits whoever calls next.
import { LLAMADAS, type NombreLlamada } from '@leal/contract';
import { centavos } from '@leal/domain';
import { iniciarSuite } from '@leal/local';
import type { CreditoDeCartera } from '@leal/seed';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { type Libro, leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo, type Persona } from '../setup/mundo.ts';
import { POR_RENOVAR } from '../setup/pagado.ts';

const suite = await iniciarSuite({ web: false, reloj: '2026-11-18T11:00:00-06:00' });
afterAll(() => suite.detener());
const mundo = abrirMundo(suite);
afterEach(() => suite.quitarFallas());

/** What is left of the faults asked for: a test whose fault hit nobody proves nothing. */
async function fallasPendientes(): Promise<unknown[]> {
  const respuesta = await fetch(`http://127.0.0.1:${suite.puertos.firestore}/_local/fallas`);
  return Object.values((await respuesta.json()) as object).flat();
}

type Preparado = {
  readonly persona: Persona;
  readonly cuerpo?: Record<string, unknown>;
  readonly parametros?: Record<string, string>;
  /** Everything that the call may touch. */
  readonly foto: () => Promise<{ anotaciones: number; resto: unknown }>;
};
type Caso = { nombre: NombreLlamada; titulo: string; preparar: () => Promise<Preparado> };

async function deCobrador(
  cuerpo: (prefijo: string) => Record<string, unknown>,
  antes?: (persona: Persona, prefijo: string) => Promise<unknown>,
  creditos: readonly CreditoDeCartera[] = [{}, {}],
): Promise<Preparado> {
  const persona = await mundo.cobrador(creditos);
  await antes?.(persona, persona.prefijo);
  const aFoto = ({ bitacora, ...resto }: Libro) => ({ anotaciones: bitacora.length, resto });
  return {
    persona,
    cuerpo: cuerpo(persona.prefijo),
    foto: async () => aFoto(await libroCuadrado(mundo.db, persona.uid)),
  };
}

/** A manager acts on a new collector's portfolio. */
async function deGerente(
  pedido: (prefijo: string) => Pick<Preparado, 'cuerpo' | 'parametros'>,
  credito: CreditoDeCartera = {},
): Promise<Preparado> {
  const dueno = await mundo.cobrador([credito], {
    gastos: [{ monto: centavos(15_000), motivo: 'Gasolina' }],
  });
  const foto = async () => {
    const { bitacora, ...resto } = await libroCuadrado(mundo.db, dueno.uid);
    const usuario = (await mundo.db.doc(`usuarios/${dueno.uid}`).get()).data();
    const { disabled } = await getAuth(getApps()[0]).getUser(dueno.uid);
    return { anotaciones: bitacora.length, resto: { ...resto, usuario, disabled } };
  };
  return { persona: await mundo.cuenta('gerente@leal.demo'), ...pedido(dueno.prefijo), foto };
}

async function deAlta(): Promise<Preparado> {
  const persona = await mundo.cuenta('gerente@leal.demo');
  const uid = `nuevo-${randomUUID().slice(0, 8)}`;
  const email = `${uid}@leal.demo`;
  const auth = getAuth(getApps()[0]);
  await auth.createUser({ uid, email, password: 'Leal.2026' });
  const { db } = mundo;
  const documentos = [`usuarios/${uid}`, `totales/${uid}`, `avisos/${uid}`].map((ruta) => db.doc(ruta));
  const foto = async () => {
    const anotado = await db.collection('bitacora').where('documento', '==', `usuarios/${uid}`).get();
    const fotos = await db.getAll(...documentos);
    const { customClaims } = await auth.getUser(uid);
    return {
      anotaciones: anotado.size,
      resto: { rol: { ...customClaims }, datos: fotos.map((f) => f.data()) },
    };
  };
  return { persona, cuerpo: { nombre: 'Nuevo Cobrador', email, uid, id_rol: 1 }, foto };
}

const multiple = (p: string) => ({ id_credito: `${p}-cre-1`, monto_total: 720, motivo: 'Adelanta' });
const abono = (monto: number) => (p: string) => ({ id_credito: `${p}-cre-1`, monto });
const PENDIENTE = { estado: 'Pendiente' } as const;
const CASOS: Caso[] = [
  { nombre: 'registrarAbono', titulo: 'a payment', preparar: () => deCobrador(abono(120)) },
  { nombre: 'registrarAbono', titulo: 'a visit', preparar: () => deCobrador(abono(0)) },
  { nombre: 'registrarAbono', titulo: 'a payment of 6 abonos', preparar: () => deCobrador(abono(720)) },
  {
    nombre: 'registrarAbono',
    titulo: 'a payment that takes back a late day',
    preparar: () =>
      deCobrador(abono(120), (persona, p) =>
        invocar(persona, 'registrarAtraso', { cuerpo: { id_credito: `${p}-cre-1` } }),
      ),
  },
  {
    nombre: 'registrarAtraso',
    titulo: 'a late day',
    preparar: () => deCobrador((p) => ({ id_credito: `${p}-cre-1` })),
  },
  {
    nombre: 'solicitarAbonosMultiples',
    titulo: 'a request of 6 abonos',
    preparar: () => deCobrador(multiple),
  },
  {
    nombre: 'guardarOrden',
    titulo: 'the order of the route',
    preparar: () => deCobrador((p) => ({ ordenClientes: [`${p}-cre-2`, `${p}-cre-1`] })),
  },
  {
    nombre: 'solicitarEdicionCliente',
    titulo: 'a request to edit a client',
    preparar: () => deCobrador((p) => ({ id_cliente: `${p}-cli-1`, motivo: 'Se mudó' })),
  },
  {
    nombre: 'solicitarRenovacion',
    titulo: 'a request to renew',
    preparar: () =>
      deCobrador(
        (p) => ({ id_credito_anterior: `${p}-cre-1`, monto_solicitado: 4000, dias_pago: 30 }),
        undefined,
        [POR_RENOVAR],
      ),
  },
  {
    nombre: 'aprobarCredito',
    titulo: 'a credit approved',
    preparar: () => deGerente((p) => ({ cuerpo: { id_credito: `${p}-cre-1` } }), PENDIENTE),
  },
  {
    nombre: 'rechazarCredito',
    titulo: 'a credit rejected',
    preparar: () => deGerente((p) => ({ cuerpo: { id_credito: `${p}-cre-1`, comentario: 'No' } }), PENDIENTE),
  },
  {
    nombre: 'editarPendiente',
    titulo: 'a pending credit corrected',
    preparar: () =>
      deGerente(
        (p) => ({ parametros: { id_credito: `${p}-cre-1` }, cuerpo: { nombre: 'Otra', dias_pago: 60 } }),
        PENDIENTE,
      ),
  },
  {
    nombre: 'editarCliente',
    titulo: 'a client changed',
    preparar: () =>
      deGerente((p) => ({
        parametros: { id_cliente: `${p}-cli-1` },
        cuerpo: { nombre: 'Otra', dias_pago: 60 },
      })),
  },
  {
    nombre: 'eliminarCliente',
    titulo: 'a client deleted',
    preparar: () => deGerente((p) => ({ parametros: { id_cliente: `${p}-cli-1` } })),
  },
  {
    nombre: 'aprobarGasto',
    titulo: 'an expense approved',
    preparar: () => deGerente((p) => ({ parametros: { id_gasto: `${p}-gas-1` } })),
  },
  {
    nombre: 'rechazarGasto',
    titulo: 'an expense rejected',
    preparar: () =>
      deGerente((p) => ({
        parametros: { id_gasto: `${p}-gas-1` },
        cuerpo: { motivo_rechazo: 'Sin nota' },
      })),
  },
  {
    nombre: 'cambiarUsuario',
    titulo: 'a user turned off',
    preparar: () =>
      deGerente((p) => ({ parametros: { id_usuario: p }, cuerpo: { activo: false, nombre: 'Otra' } })),
  },
  { nombre: 'register', titulo: 'a new user', preparar: deAlta },
];
/** POST, but they only read. */
const SOLO_LEEN: NombreLlamada[] = ['getUserByUid', 'firebaseLogin'];

it('every changing call of the contract is here', () => {
  const cambian = Object.entries(LLAMADAS).filter(([, { metodo }]) => metodo !== 'GET');
  const aqui = [...CASOS.map(({ nombre }) => nombre), ...SOLO_LEEN];
  expect(new Set(aqui)).toEqual(new Set(cambian.map(([nombre]) => nombre)));
});

type Clave = { readonly clave?: string };
const CLAVES = [
  { clave: 'with a key', nueva: (): Clave => ({ clave: randomUUID() }) },
  { clave: 'without a key', nueva: (): Clave => ({}) },
];

describe.each(CASOS)('$nombre: $titulo', ({ nombre, preparar }) => {
  const { exito } = LLAMADAS[nombre];

  describe.each(CLAVES)('$clave', ({ nueva }) => {
    it.each([4, 13, 14])(
      'an answer lost after the commit (code %i): right answer, one effect',
      async (codigo) => {
        const { persona, foto, ...pedido } = await preparar();
        const antes = await foto();
        await suite.fallar({ metodo: 'Commit', accion: 'perder-respuesta', codigo });
        const peticion = { ...pedido, ...nueva() };
        const respuesta = await invocar(persona, nombre, peticion);
        expect(await fallasPendientes()).toEqual([]);
        expect(respuesta.estado).toBe(exito);
        expect(respuesta.cuerpo).not.toMatchObject({ yaRegistrado: true });
        const despues = await foto();
        expect(despues.anotaciones).toBe(antes.anotaciones + 1);

        if (peticion.clave === undefined) return;
        const otra = await invocar(persona, nombre, peticion);
        expect([otra.estado, otra.cuerpo]).toEqual([respuesta.estado, respuesta.cuerpo]);
        expect(await foto()).toEqual(despues);
      },
    );
  });

  it.each([
    { metodo: 'Commit', codigo: 10, veces: 3 },
    { metodo: 'Commit', codigo: 14, veces: 2 },
  ])('refused $veces times ($metodo, code $codigo) it succeeds in the end, once', async (falla) => {
    const { persona, foto, ...pedido } = await preparar();
    const antes = await foto();
    await suite.fallar({ accion: 'rechazar', ...falla });
    const respuesta = await invocar(persona, nombre, { ...pedido, clave: randomUUID() });
    expect(await fallasPendientes()).toEqual([]);
    expect(respuesta.estado).toBe(exito);
    expect((await foto()).anotaciones).toBe(antes.anotaciones + 1);
  });
});

describe('a store that never lets a change through', () => {
  it.each([
    { codigo: 10, titulo: 'ABORTED' },
    { codigo: 14, titulo: 'UNAVAILABLE' },
  ])(
    '$titulo for ever: 503 to everybody, nothing changed, and the same key works afterwards',
    async (falla) => {
      const preparados = await Promise.all(
        CASOS.map(async (caso) => ({ ...caso, ...(await caso.preparar()), clave: randomUUID() })),
      );
      const antes = await Promise.all(preparados.map(({ foto }) => foto()));
      await suite.fallar({ metodo: 'Commit', accion: 'rechazar', codigo: falla.codigo, veces: 100_000 });
      const enviar = () =>
        Promise.all(
          preparados.map(({ persona, nombre, cuerpo, parametros = {}, clave }) =>
            invocar(persona, nombre, { cuerpo, parametros, clave }),
          ),
        );
      for (const { estado, cuerpo } of await enviar()) {
        expect({ estado, code: cuerpo.code }).toEqual({ estado: 503, code: 'INTENTA_DE_NUEVO' });
      }
      await suite.quitarFallas();
      expect(await Promise.all(preparados.map(({ foto }) => foto()))).toEqual(antes);
      const exitos = preparados.map(({ nombre }) => LLAMADAS[nombre].exito);
      expect((await enviar()).map(({ estado }) => estado)).toEqual(exitos);
    },
  );
});

describe('what only reads, or reads first', () => {
  it('a transaction that loses a race while it reads runs again', async () => {
    const { persona, cuerpo, foto } = await deCobrador(abono(120));
    await suite.fallar({ metodo: 'BatchGetDocuments', accion: 'rechazar', codigo: 10, veces: 3 });
    expect(await invocar(persona, 'registrarAbono', { cuerpo })).toMatchObject({
      estado: 200,
      cuerpo: { yaRegistrado: false },
    });
    expect(await fallasPendientes()).toEqual([]);
    await foto();
  });

  it('a change whose first read finds the store away for a moment goes through', async () => {
    const { persona, cuerpo, foto } = await deCobrador(abono(120));
    await suite.fallar({ metodo: 'BatchGetDocuments', accion: 'rechazar', codigo: 14 });
    expect(await invocar(persona, 'registrarAbono', { cuerpo })).toMatchObject({ estado: 200 });
    expect(await fallasPendientes()).toEqual([]);
    await foto();
  });

  it('a query that the store refuses once is asked again', async () => {
    const { uid, llamar } = await mundo.cobrador([{}]);
    await suite.fallar({ metodo: 'RunQuery', accion: 'rechazar', codigo: 14 });
    const ruta = await invocar({ llamar }, 'activosSinPagoHoy', { parametros: { id_usuario: uid } });
    expect(ruta).toMatchObject({ estado: 200, cuerpo: { total: 1 } });
    expect(await fallasPendientes()).toEqual([]);
    await leerLibro(mundo.db, uid);
  });
});
