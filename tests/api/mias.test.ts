// A collector's own requests in one list: every type of request, and the credits.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invocacion } from '@leal/seed';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerTodo } from '../setup/lista.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const mias = async (quien: Persona, consulta: Invocacion['consulta'] = {}) =>
  (await invocar(quien, 'misSolicitudes', { consulta })).cuerpo;
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('requests', () => {
  let e: Escena;
  /** In the order in which they were asked for. */
  let ids: string[];
  beforeAll(async () => {
    e = await escena(mundo, pagado(2880));
    ids = [
      await e.pedirEdicion('09', 100),
      await e.pedirEliminacion('10'),
      await e.pedirCambios(),
      await e.pedirRenovacion(),
    ];
    const [rechazada, aprobada] = ids as [string, string];
    const decidir = (nombre: 'resolverEdicionPago' | 'resolverEliminacionPago', id: string, estado: string) =>
      invocar(gerente, nombre, { parametros: { id }, cuerpo: { estado, comentario: 'Visto' } });
    await decidir('resolverEdicionPago', rechazada, 'rechazada');
    await decidir('resolverEliminacionPago', aprobada, 'aprobada');
  });

  it('of every type come newest first, and the first page counts them', async () => {
    const { datos, total, conteos, siguiente } = await mias(e.cobrador);
    expect(datos.map(({ id_solicitud }) => id_solicitud)).toEqual(ids.toReversed());
    expect(datos.map(({ tipo }) => tipo)).toEqual([
      'renovacion',
      'edicion_cliente',
      'eliminacion_pago',
      'edicion_pago',
    ]);
    expect([total, siguiente]).toEqual([4, null]);
    expect(conteos).toEqual({ pendientes: 2, aprobadas: 1, rechazadas: 1 });
  });

  it('those that are named come alone, whatever their state; somebody else’s and unknown ones do not', async () => {
    const otra = await escena(mundo, pagado(2880));
    const nombradas = [ids[0], ids[2], await otra.pedirEdicion('09', 100), 'no-existe', ids[0]];
    const { datos, siguiente } = await mias(e.cobrador, { ids: nombradas.join(',') });
    expect(datos.map(({ id_solicitud }) => id_solicitud)).toEqual([ids[2], ids[0]]);
    expect(siguiente).toBeNull();
  });

  it('come page by page, the counters with the first one', async () => {
    const todas = await leerTodo(e.cobrador, 'misSolicitudes', { consulta: { limite: 1 } });
    expect(todas.map(({ id_solicitud }) => id_solicitud)).toEqual(ids.toReversed());
    const { siguiente } = await mias(e.cobrador, { limite: 3 });
    const segunda = await mias(e.cobrador, { limite: 3, cursor: String(siguiente) });
    expect(segunda.datos).toHaveLength(1);
    expect(segunda).not.toHaveProperty('conteos');
    expect(segunda).not.toHaveProperty('total');
  });

  it.each([
    [{ estado: 'pendiente' }, 2],
    [{ estado: 'Aprobada,rechazada' }, 2],
    [{ tipo: 'edicion_pago' }, 1],
    [{ tipo: 'edicion_pago', estado: 'rechazada' }, 1],
    [{ tipo: 'edicion_pago', estado: 'pendiente' }, 0],
    [{ tipo: 'captura_tardia' }, 0],
  ])('by %j are %i', async (consulta, cuantas) => {
    const { datos, total } = await mias(e.cobrador, consulta);
    expect([datos.length, total]).toEqual([cuantas, cuantas]);
  });

  it('of one type are counted by themselves, whatever state is asked for', async () => {
    const { conteos } = await mias(e.cobrador, { tipo: 'edicion_pago', estado: 'pendiente' });
    expect(conteos).toEqual({ pendientes: 0, aprobadas: 0, rechazadas: 1 });
  });

  it('say what the manager answered', async () => {
    const { datos } = await mias(e.cobrador, { tipo: 'edicion_pago' });
    expect(datos).toMatchObject([
      { estado: 'rechazada', comentario: 'Visto', gerente_responde: gerente.uid },
    ]);
  });

  it.each([[{ tipo: 'gasto' }], [{ estado: 'abierta' }], [{ cursor: 'x' }]])(
    '%j is refused',
    async (consulta) => {
      expect((await invocar(e.cobrador, 'misSolicitudes', { consulta })).estado).toBe(400);
    },
  );

  it('of others are not among them', async () => {
    const yo = await mundo.cobrador();
    const nada = {
      datos: [],
      total: 0,
      siguiente: null,
      conteos: { pendientes: 0, aprobadas: 0, rechazadas: 0 },
    };
    expect(await mias(yo)).toEqual(nada);
    expect(await mias(yo, { tipo: 'credito' })).toEqual(nada);
  });
});

describe('credits', () => {
  it('say what was decided of them and why, and where they stand today', async () => {
    const yo = await mundo.cobrador([
      { estado: 'Pendiente' },
      { estado: 'Pendiente' },
      { estado: 'Pendiente' },
      pagado(3600),
    ]);
    const credito = (n: number) => `${yo.prefijo}-cre-${n}`;
    const cuerpo = { id_credito: credito(2), comentario: 'Sin comprobante' };
    await invocar(gerente, 'rechazarCredito', { cuerpo });
    await invocar(gerente, 'eliminarCliente', { parametros: { id_cliente: `${yo.prefijo}-cli-3` } });
    await mundo.db
      .doc(`creditos/${credito(1)}`)
      .update({ fecha_solicitud: new Date('2026-11-18T16:00:00Z') });

    const { datos, total, conteos } = await mias(yo, { tipo: 'credito' });
    const de = (n: number) => datos.find(({ id_solicitud }) => id_solicitud === credito(n));
    expect(datos[0]).toEqual(de(1));
    expect(de(1)).toMatchObject({
      tipo: 'credito',
      estado: 'pendiente',
      monto_total: 3600,
      fecha_respuesta: null,
    });
    expect(de(2)).toMatchObject({
      estado: 'rechazada',
      estado_credito: 'Rechazado',
      comentario: 'Sin comprobante',
    });
    expect(de(3)).toMatchObject({
      estado: 'rechazada',
      estado_credito: 'Cancelado',
      comentario: 'El cliente fue eliminado.',
    });
    expect(de(4)).toMatchObject({ estado: 'aprobada', estado_credito: 'Finalizado' });
    expect([total, conteos]).toEqual([4, { pendientes: 1, aprobadas: 1, rechazadas: 2 }]);

    for (const [estado, cuantos] of [
      ['pendiente', 1],
      ['rechazada', 2],
      ['pendiente,aprobada', 2],
    ] as const) {
      const filtrados = await mias(yo, { tipo: 'credito', estado });
      expect([estado, filtrados.datos.length, filtrados.total]).toEqual([estado, cuantos, cuantos]);
    }
    const pagina = await mias(yo, { tipo: 'credito', estado: 'pendiente,rechazada', limite: 1 });
    const dos = await mias(yo, {
      tipo: 'credito',
      estado: 'pendiente,rechazada',
      limite: 2,
      cursor: String(pagina.siguiente),
    });
    expect(new Set([...pagina.datos, ...dos.datos].map(({ id_solicitud }) => id_solicitud))).toEqual(
      new Set([credito(1), credito(2), credito(3)]),
    );
  });

  it('started by a renewal are found by the renewal', async () => {
    const yo = await mundo.cobrador([{}]);
    await mundo.db.doc(`creditos/${yo.prefijo}-cre-1`).update({ id_credito_anterior: 'otro' });
    expect((await mias(yo, { tipo: 'credito' })).datos).toEqual([]);
  });
});
