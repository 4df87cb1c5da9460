// The lists of what waits for a manager and of what was decided: whose, in which order, and at what cost.
import { beforeAll, describe, expect, it } from 'vitest';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');
const SEIS = Array.from({ length: 6 }, () => pagado(600));
const yo = await mundo.cobrador(SEIS);
/** In the order in which they were asked for. */
const ids: string[] = [];

const listar = (quien: Persona, consulta: Record<string, string | number> = {}) =>
  invocar(quien, 'solicitudesEdicionPago', { consulta });
const rechazar = (id: string) =>
  invocar(gerente, 'resolverEdicionPago', { parametros: { id }, cuerpo: { estado: 'rechazada' } });

beforeAll(async () => {
  for (const [i] of SEIS.entries()) {
    const id_pago = `${yo.prefijo}-cre-${i + 1}.pago-2026-11-09`;
    const cuerpo = { id_pago, monto_nuevo: 500, motivo: 'Se capturó mal' };
    ids.push((await invocar(yo, 'solicitarEdicionPago', { cuerpo })).cuerpo.id_solicitud);
  }
  for (const i of [4, 1]) await rechazar(String(ids[i]));
});

const deLista = (cuerpo: { datos: readonly { id_solicitud: string }[] }) =>
  cuerpo.datos.map(({ id_solicitud }) => id_solicitud);

describe('a list of requests', () => {
  it('what waits comes oldest first, with the spec’s fields', async () => {
    const { cuerpo } = await listar(yo, { estado: 'pendiente' });
    expect(deLista(cuerpo)).toEqual([0, 2, 3, 5].map((i) => ids[i]));
    expect([cuerpo.total, cuerpo.siguiente]).toEqual([4, null]);
    expect(cuerpo.datos[0]).toMatchObject({
      tipo: 'edicion_pago',
      estado: 'pendiente',
      id_pago: `${yo.prefijo}-cre-1.pago-2026-11-09`,
      monto_pagado: 600,
      monto_nuevo: 500,
      nombre_cliente: 'Cliente Número 1',
      solicitante: yo.uid,
    });
  });

  it('what was decided comes newest decision first, whatever the spelling of its states', async () => {
    for (const estado of ['aprobada,rechazada', 'Aprobada,Rechazada', 'rechazada']) {
      const { cuerpo } = await listar(yo, { estado });
      expect(deLista(cuerpo)).toEqual([ids[1], ids[4]]);
    }
  });

  it('without a state all of them come, oldest first', async () => {
    expect(deLista((await listar(yo)).cuerpo)).toEqual(ids);
  });

  it('pages show each request once, even if one is decided in between', async () => {
    const primera = (await listar(yo, { estado: 'pendiente', limite: 2 })).cuerpo;
    await rechazar(String(ids[0]));
    const segunda = (await listar(yo, { estado: 'pendiente', limite: 2, cursor: String(primera.siguiente) }))
      .cuerpo;
    expect([...deLista(primera), ...deLista(segunda)]).toEqual([0, 2, 3, 5].map((i) => ids[i]));
    expect([primera.total, segunda.total, segunda.siguiente]).toEqual([4, undefined, null]);
  });

  it('a cursor of another list, or an unknown state, is 400', async () => {
    const { cuerpo } = await listar(yo, { estado: 'pendiente', limite: 1 });
    for (const consulta of [
      { estado: 'rechazada', cursor: String(cuerpo.siguiente) },
      { estado: 'quizas' },
    ]) {
      expect((await listar(yo, consulta)).estado).toBe(400);
    }
  });

  it('a collector sees its own only, a manager those of everybody', async () => {
    const otro = await mundo.cobrador([{}]);
    expect((await listar(otro)).cuerpo).toMatchObject({ datos: [], total: 0 });
    const vistas = deLista((await listar(gerente, { estado: 'rechazada', limite: 100 })).cuerpo);
    expect(vistas).toEqual(expect.arrayContaining([ids[1], ids[4]]));
  });

  it('there is one list each for several abonos, deletions and client edits', async () => {
    const { pedirMultiple, pedirEliminacion, pedirCambios, ...prestamo } = escenaDe(
      mundo,
      await mundo.cobrador(SEIS),
    );
    const pedidas = [await pedirMultiple(), await pedirEliminacion('09'), await pedirCambios()];
    const consulta = { consulta: { estado: 'Pendiente' } };
    const [multiples, eliminaciones, cambios] = await Promise.all([
      invocar(prestamo.cobrador, 'solicitudesAbonosMultiples', consulta),
      invocar(prestamo.cobrador, 'solicitudesEliminacionPago', consulta),
      invocar(prestamo.cobrador, 'solicitudesEdicionCliente', consulta),
    ]);
    expect([multiples, eliminaciones, cambios].flatMap(({ cuerpo }) => deLista(cuerpo))).toEqual(pedidas);
    expect(cambios.cuerpo.datos[0]?.estado).toBe('Pendiente');
  });
});
