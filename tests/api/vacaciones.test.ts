// Somebody is away: a manager says from when to when, lists say why what is behind is behind, and their box can be closed.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { entregarCorteDe } from '../setup/cortes.ts';
import { escena, type Escena, escenaDe } from '../setup/escena.ts';
import { leerTodo } from '../setup/lista.ts';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import type { Persona } from '../setup/mundo.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const mundo = abrirMundo();
const [gerente, otro] = await Promise.all([mundo.cuenta('gerente@leal.demo'), mundo.gerente()]);

type De = Pick<Persona, 'uid'>;
type Dias = { readonly del: string; readonly al: string } | null;
const UNAS = { del: '2026-11-17', al: '2026-11-27' };
const OTRAS = { del: '2026-12-01', al: '2026-12-10' };

const poner = ({ uid }: De, vacaciones: unknown, visto: Dias = null, quien = gerente, clave?: string) =>
  invocar(quien, 'ponerVacaciones', {
    parametros: { id_usuario: uid },
    cuerpo: { vacaciones, visto },
    ...(clave && { clave }),
  });
const fila = async ({ email }: Persona) =>
  (await invocar(gerente, 'listarUsuarios', { consulta: { email, con: 'equipo' } })).cuerpo.datos[0];
const guardadas = async ({ uid }: De) => {
  const [usuario, sumas] = await Promise.all(
    ['usuarios', 'totales'].map((cual) => mundo.db.doc(`${cual}/${uid}`).get()),
  );
  return [usuario?.get('vacaciones'), sumas?.get('vacaciones')] as unknown[];
};
const bitacora = async ({ uid }: De) =>
  (await mundo.db.collection('bitacora').where('documento', '==', `usuarios/${uid}`).get()).docs
    .map((foto) => foto.data())
    .filter(({ accion }) => accion === 'usuarios/vacaciones');

describe('an absence', () => {
  it('is set, replaced and taken off, each time in the audit', async () => {
    const cobrador = await mundo.cobrador([{}]);
    const { estado, cuerpo } = await poner(cobrador, UNAS);
    expect([estado, cuerpo.usuario.vacaciones]).toEqual([200, UNAS]);
    expect(await guardadas(cobrador)).toEqual([UNAS, UNAS]);
    expect((await fila(cobrador))?.vacaciones).toEqual(UNAS);
    await poner(cobrador, OTRAS, UNAS);
    expect(await guardadas(cobrador)).toEqual([OTRAS, OTRAS]);
    expect((await poner(cobrador, null, OTRAS)).cuerpo.usuario).not.toHaveProperty('vacaciones');
    expect(await guardadas(cobrador)).toEqual([undefined, undefined]);
    const renglones = await bitacora(cobrador);
    expect(renglones.map(({ despues }) => (despues as Record<string, unknown>)['vacaciones_hasta'])).toEqual(
      expect.arrayContaining([UNAS.al, OTRAS.al, null]),
    );
    expect(renglones).toHaveLength(3);
    expect(renglones[0]).toMatchObject({ id_usuario: gerente.uid, id_cobrador: cobrador.uid });
    await libroCuadrado(mundo.db, cobrador.uid);
  });

  it.each(['gerente', 'supervisor'] as const)('may be a %s’s as well', async (rol) => {
    const quien = rol === 'gerente' ? await mundo.gerente() : await mundo.cuenta('supervisor@leal.demo');
    expect((await poner(quien, UNAS)).cuerpo.usuario.vacaciones).toEqual(UNAS);
    expect(await guardadas(quien)).toEqual([UNAS, undefined]);
    expect((await poner(quien, null, UNAS)).estado).toBe(200);
  });

  it('that repeats what stands changes nothing, and a key is one change', async () => {
    const cobrador = await mundo.cobrador();
    const clave = randomUUID();
    const veces = await Promise.all([1, 2, 3].map(() => poner(cobrador, UNAS, null, gerente, clave)));
    expect(veces.map(({ estado }) => estado)).toEqual([200, 200, 200]);
    expect((await poner(cobrador, UNAS, UNAS)).estado).toBe(200);
    expect(await bitacora(cobrador)).toHaveLength(1);
  });

  it('is held to what the question showed: of two managers the second is told', async () => {
    const cobrador = await mundo.cobrador();
    const dos = await Promise.all([poner(cobrador, UNAS, null, gerente), poner(cobrador, OTRAS, null, otro)]);
    expect(new Set(dos.map(({ estado }) => estado))).toEqual(new Set([200, 409]));
    const [quedan] = await guardadas(cobrador);
    const perdio = dos.find(({ estado }) => estado === 409);
    expect(perdio?.cuerpo).toMatchObject({ code: 'CAMBIO_MIENTRAS', actual: { vacaciones: quedan } });
    expect(await bitacora(cobrador)).toHaveLength(1);
  });

  const refused: [string, unknown, string][] = [
    ['backwards', { del: '2026-11-27', al: '2026-11-18' }, 'FECHA_INVALIDA'],
    ['over', { del: '2026-11-01', al: '2026-11-17' }, 'FECHA_INVALIDA'],
    ['of 61 days', { del: '2026-11-18', al: '2027-01-17' }, 'FECHA_INVALIDA'],
    ['begun in two years', { del: '2028-11-18', al: '2028-11-19' }, 'FECHA_INVALIDA'],
    ['of a day that does not exist', { del: '2026-11-31', al: '2026-12-01' }, 'DATOS_INVALIDOS'],
    ['without an end', { del: '2026-11-18' }, 'DATOS_INVALIDOS'],
    ['with more than days', { ...UNAS, motivo: 'x' }, 'DATOS_INVALIDOS'],
    ['in words', 'quince días', 'DATOS_INVALIDOS'],
    ['that is not said', undefined, 'DATOS_INVALIDOS'],
  ];
  it.each(refused)('that is %s is refused, and nothing changes', async (_, vacaciones, code) => {
    const cobrador = await mundo.cobrador();
    await poner(cobrador, OTRAS);
    expect((await poner(cobrador, vacaciones, OTRAS)).cuerpo.code).toBe(code);
    expect(await guardadas(cobrador)).toEqual([OTRAS, OTRAS]);
    expect(await bitacora(cobrador)).toHaveLength(1);
  });

  it('is nobody’s whose account is off; one that stood is taken off', async () => {
    const cobrador = await mundo.cobrador();
    await poner(cobrador, UNAS);
    await mundo.db.doc(`usuarios/${cobrador.uid}`).update({ activo: false });
    expect((await poner(cobrador, OTRAS, UNAS)).cuerpo.code).toBe('USUARIO_INVALIDO');
    expect((await poner(cobrador, null, UNAS)).estado).toBe(200);
  });
});

/** The words of every list about this collector and the client whose day is behind. */
async function loQueDicen({ cobrador, id_cliente }: Escena) {
  const { uid } = cobrador;
  const deEl = { consulta: { id_cobrador: uid } };
  const [rutas, activos, cliente, semanas, cajas] = await Promise.all([
    invocar(gerente, 'gerenteRutas', deEl),
    invocar(gerente, 'clientesActivos', deEl),
    invocar(gerente, 'expedienteCliente', { parametros: { id_cliente } }),
    leerTodo(gerente, 'compararSemanas', { consulta: { semana: '2026-11-16' } }),
    invocar(gerente, 'cortesSinEntregar'),
  ]);
  return {
    rutas: rutas.cuerpo.datos[0]?.vacaciones_hasta,
    activos: activos.cuerpo.datos[0]?.vacaciones_hasta,
    cliente: cliente.cuerpo.cliente.vacaciones_hasta,
    semanas: semanas.find(({ id_cobrador }) => id_cobrador === uid)?.['vacaciones'],
    cajas: cajas.cuerpo.datos.find(({ id_cobrador }) => id_cobrador === uid)?.vacaciones_hasta,
  };
}

/** One payment of 120, and cash since yesterday. */
async function conCajaDeAyer(): Promise<Escena> {
  const e = escenaDe(mundo, await mundo.cobrador([{}]));
  await e.abonar(120);
  await mundo.db.doc(`cajas/${e.cobrador.uid}`).update({ abierta_desde: '2026-11-17' });
  return e;
}

describe('whoever is away', () => {
  it('is named so in every list that says what is behind, and no figure is another', async () => {
    const e = await conCajaDeAyer();
    const figuras = async () => {
      const { datos } = (
        await invocar(gerente, 'clientesActivos', { consulta: { id_cobrador: e.cobrador.uid } })
      ).cuerpo;
      const { vacaciones_hasta: _, ...resto } = datos[0] ?? {};
      return resto;
    };
    const antes = await figuras();
    await poner(e.cobrador, UNAS);
    expect(await loQueDicen(e)).toEqual({
      rutas: UNAS.al,
      activos: UNAS.al,
      cliente: UNAS.al,
      semanas: UNAS,
      cajas: UNAS.al,
    });
    expect(await figuras()).toEqual(antes);
  });

  it('is not named so before or after; a week that has a day of it says it', async () => {
    const e = await conCajaDeAyer();
    const manana = { del: '2026-11-19', al: '2026-11-27' };
    await poner(e.cobrador, manana);
    expect(await loQueDicen(e)).toEqual({ semanas: manana });
    await poner(e.cobrador, OTRAS, manana);
    expect(await loQueDicen(e)).toEqual({});
  });

  it('may come back early, sign in and collect', async () => {
    const e = await escena(mundo);
    await poner(e.cobrador, UNAS);
    expect(await e.abonar(120)).toMatchObject({ yaRegistrado: false });
    await libroCuadrado(mundo.db, e.cobrador.uid);
  });
});

const cerrar = ({ cobrador }: Pick<Escena, 'cobrador'>, cuerpo: object, quien = gerente) =>
  invocar(quien, 'cerrarCaja', { cuerpo: { id_cobrador: cobrador.uid, ...cuerpo } });
const CONTADO = { conteo: { '100': 1 }, visto: { numero: 1, esperado: 120 } };

describe('the box of whoever is away', () => {
  it('is counted and closed by a manager, with the figures that the collector would have handed in', async () => {
    const [e, igual] = [await escena(mundo), await escena(mundo)];
    for (const prestamo of [e, igual]) await prestamo.abonar(120);
    await poner(e.cobrador, UNAS);
    const { estado, cuerpo } = await cerrar(e, { ...CONTADO, nota: 'La dejó en la oficina' });
    expect(estado).toBe(201);
    const id_corte = await entregarCorteDe(igual.cobrador);
    const { corte: entregado } = (await invocar(gerente, 'detalleCorte', { parametros: { id_corte } }))
      .cuerpo;
    for (const cifra of [
      'sumas',
      'esperado',
      'efectivo_entregar',
      'contado',
      'diferencia',
      'conteo',
    ] as const)
      expect(cuerpo.corte[cifra]).toEqual(entregado[cifra]);
    expect(cuerpo.corte).toMatchObject({ estado: 'confirmado', id_gerente: gerente.uid });
    expect(cuerpo.corte.veces.map(({ contado_por }) => contado_por)).toEqual(['Adriana Solís Cárdenas']);
    const renglones = await mundo.db
      .collection('bitacora')
      .where('documento', '==', `cortes/${cuerpo.corte.id_corte}`)
      .get();
    expect(renglones.docs.map((foto) => foto.data())).toMatchObject([
      { accion: 'cortes/cerrar', id_usuario: gerente.uid, id_cobrador: e.cobrador.uid },
    ]);
    const libro = await libroCuadrado(mundo.db, e.cobrador.uid);
    expect([libro.caja.numero, libro.diferencias.length]).toEqual([2, 1]);
    // Back again, the next box is the collector's own.
    await invocar(e.cobrador, 'crearTraspaso', { cuerpo: { monto: 1 } });
  });

  it.each([
    ['from tomorrow', { del: '2026-11-19', al: '2026-11-27' }],
    ['never', null],
  ])('who is away %s is closed by nobody else', async (_, vacaciones) => {
    const e = await escena(mundo);
    await e.abonar(120);
    if (vacaciones) await poner(e.cobrador, vacaciones);
    expect((await cerrar(e, CONTADO)).cuerpo).toMatchObject({
      code: 'USUARIO_INVALIDO',
      message: expect.stringContaining('no está de vacaciones') as string,
    });
    expect((await e.libro()).cortes).toEqual([]);
  });

  it('that its collector hands in at the same moment is one cut', async () => {
    const e = await escena(mundo);
    await e.abonar(120);
    await poner(e.cobrador, UNAS);
    const corte = { numero: 1, esperado: 120, conteo: { '100': 1 } };
    const [cierre, entrega] = await Promise.all([
      cerrar(e, CONTADO),
      invocar(e.cobrador, 'entregarCorte', { cuerpo: corte }),
    ]);
    expect(new Set([cierre.estado, entrega.estado])).toEqual(new Set([201, 409]));
    expect((await e.libro()).cortes).toHaveLength(1);
    // The one that was handed in waits for a manager like any other.
    if (entrega.estado === 201) expect((await cerrar(e, CONTADO)).cuerpo.code).toBe('YA_PROCESADA');
  });
});
