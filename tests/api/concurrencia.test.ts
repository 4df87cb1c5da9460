// Many calls at once: each has one effect, and every total is still the sum of its rows.
import { centavos, fecha } from '@leal/domain';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
const A_LA_VEZ = ES_TODO ? 100 : 40;
const veces = <T>(n: number, hacer: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => hacer(i)));

async function conCredito() {
  const cobrador = await mundo.cobrador([{}]);
  const id_credito = `${cobrador.prefijo}-cre-1`;
  return {
    cobrador,
    id_credito,
    abonar: (monto: number, clave: string = randomUUID()) =>
      invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto }, clave }),
    atrasar: () => invocar(cobrador, 'registrarAtraso', { cuerpo: { id_credito }, clave: randomUUID() }),
  };
}

describe('one credit', () => {
  it(`${A_LA_VEZ} identical payments record one; the others are already registered`, async () => {
    const { cobrador, abonar } = await conCredito();
    const respuestas = await veces(A_LA_VEZ, () => abonar(120));
    expect(new Set(respuestas.map(({ estado }) => estado))).toEqual(new Set([200]));
    const nuevas = respuestas.filter(({ cuerpo }) => !cuerpo.yaRegistrado);
    expect(nuevas).toHaveLength(1);
    expect(new Set(respuestas.map(({ cuerpo }) => cuerpo.id_pago))).toEqual(
      new Set([nuevas[0]?.cuerpo.id_pago]),
    );
    const { movimientos, creditos } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(movimientos).toHaveLength(1);
    expect(creditos[0]?.total_pagado_centavos).toBe(12_000);
  });

  it(`one key ${A_LA_VEZ} times at once is one payment and one answer`, async () => {
    const { cobrador, abonar } = await conCredito();
    const antes = await leerLibro(mundo.db, cobrador.uid);
    const clave = randomUUID();
    const respuestas = await veces(A_LA_VEZ, () => abonar(120, clave));
    expect(new Set(respuestas.map(({ estado }) => estado))).toEqual(new Set([200]));
    expect(new Set(respuestas.map(({ cuerpo }) => JSON.stringify(cuerpo))).size).toBe(1);
    expect(respuestas[0]?.cuerpo.yaRegistrado).toBe(false);
    const despues = await libroCuadrado(mundo.db, cobrador.uid);
    expect(despues.movimientos).toHaveLength(1);
    expect(despues.bitacora).toHaveLength(antes.bitacora.length + 1);
  });

  it('of two amounts one is recorded, and the other learns which', async () => {
    const { cobrador, abonar } = await conCredito();
    const respuestas = await Promise.all([abonar(120), abonar(240)]);
    const [nueva] = respuestas.filter(({ cuerpo }) => !cuerpo.yaRegistrado);
    const [vieja] = respuestas.filter(({ cuerpo }) => cuerpo.yaRegistrado);
    const { movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(movimientos).toHaveLength(1);
    const monto = Number(movimientos[0]?.monto_centavos) / 100;
    expect(nueva?.cuerpo.resumen.totalPagado).toBe(monto);
    expect(vieja?.cuerpo.registrado).toMatchObject({ tipo: 'pago', monto });
  });

  it('a payment and a late day: whichever is first, the payment stands and no late day counts', async () => {
    const parejas = await veces(8, async () => {
      const { cobrador, abonar, atrasar } = await conCredito();
      return { cobrador, respuestas: await Promise.all([abonar(120), atrasar()]) };
    });
    for (const { cobrador, respuestas } of parejas) {
      const [pago, atraso] = respuestas;
      expect(pago).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: false } });
      expect([200, 422]).toContain(atraso.estado);
      const { creditos, movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
      expect(creditos[0]).toMatchObject({ atrasos: 0, total_pagado_centavos: 12_000 });
      expect(movimientos).toHaveLength(atraso.estado === 200 ? 2 : 1);
    }
  });

  it('two payments of six abonos open one request', async () => {
    const { cobrador, abonar } = await conCredito();
    const respuestas = await veces(10, (i) => abonar(i % 2 === 0 ? 720 : 840));
    expect(new Set(respuestas.map(({ cuerpo }) => cuerpo.id_solicitud)).size).toBe(1);
    const { solicitudes } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(solicitudes).toHaveLength(1);
  });

  it('of ten payments that would close a credit one does, and the others are already registered', async () => {
    // 120 to pay, 4 a day: five times five abonos are paid, and 20 remain.
    const dias = ['10', '11', '12', '13', '14'].map((dia) => fecha(`2026-11-${dia}`));
    const pagos = dias.map((dia) => ({ tipo: 'pago' as const, fecha: dia, monto: centavos(2000) }));
    const cobrador = await mundo.cobrador([{ monto_solicitado: centavos(10_000), movimientos: pagos }]);
    const cuerpo = { id_credito: `${cobrador.prefijo}-cre-1`, monto: 20 };
    const respuestas = await veces(10, () => invocar(cobrador, 'registrarAbono', { cuerpo }));
    expect(respuestas.filter(({ cuerpo: dicho }) => dicho.yaRegistrado)).toHaveLength(9);
    const { creditos } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(creditos[0]).toMatchObject({ estado_credito: 'Finalizado', saldo_centavos: 0 });
  });
});

describe('one collector', () => {
  it('payments, visits and late days on 24 credits at once all land, and the sums add up', async () => {
    const cobrador = await mundo.cobrador(Array.from({ length: 24 }, () => ({})));
    const estados = await veces(24, async (i) => {
      const id_credito = `${cobrador.prefijo}-cre-${i + 1}`;
      const { estado } =
        i % 4 === 3
          ? await invocar(cobrador, 'registrarAtraso', { cuerpo: { id_credito } })
          : await invocar(cobrador, 'registrarAbono', {
              cuerpo: { id_credito, monto: i % 4 === 2 ? 0 : 120 },
            });
      return estado;
    });
    expect(new Set(estados)).toEqual(new Set([200]));
    const { dias, movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(movimientos).toHaveLength(24);
    expect(dias.find(({ fecha }) => fecha === '2026-11-18')).toMatchObject({
      pagos: 12,
      visitas: 6,
      atrasos: 6,
      cobrado_centavos: 12 * 12_000,
    });
  });

  it('two orders saved at once: one after the other, never a mixture', async () => {
    const cobrador = await mundo.cobrador(Array.from({ length: 6 }, () => ({})));
    const ids = [1, 2, 3, 4, 5, 6].map((n) => `${cobrador.prefijo}-cre-${n}`);
    const alReves = [...ids].reverse();
    const guardar = (ordenClientes: string[]) =>
      invocar(cobrador, 'guardarOrden', { cuerpo: { ordenClientes } });
    const respuestas = await Promise.all([guardar(ids), guardar(alReves)]);
    expect(respuestas.map(({ estado }) => estado)).toEqual([200, 200]);
    const { ruta } = await leerLibro(mundo.db, cobrador.uid);
    expect([ids, alReves]).toContainEqual(ruta?.orden_clientes);
  });

  it('ten requests to edit the same client open one', async () => {
    const cobrador = await mundo.cobrador([{}]);
    const cuerpo = { id_cliente: `${cobrador.prefijo}-cli-1`, motivo: 'Se mudó' };
    const respuestas = await veces(10, () => invocar(cobrador, 'solicitarEdicionCliente', { cuerpo }));
    const con = (estado: number) => respuestas.filter((respuesta) => respuesta.estado === estado);
    expect([con(201).length, con(409).length]).toEqual([1, 9]);
    const { solicitudes } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(solicitudes).toHaveLength(1);
  });
});
