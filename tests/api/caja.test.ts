// The cash box: whatever books, corrects or spends cash is a row of the open cut, in the same commit.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { escena, escenaDe, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';
import { abonarDeTarea, ANTIER } from '../setup/tareas.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

/** The rows of the open cut: kind, centavos, and the day whose cash it is. Reading it holds it against the documents. */
async function enCaja({ libro }: Pick<Escena, 'libro'>) {
  const { caja } = await libro();
  return Object.values(caja.filas)
    .toSorted((a, b) => a.en.getTime() - b.en.getTime())
    .map(({ tipo, monto_centavos, fecha }) => [tipo, monto_centavos, fecha]);
}

const decidir = async (
  llamada: 'resolverEdicionPago' | 'resolverEliminacionPago' | 'resolverAbonosMultiples' | 'resolverTardia',
  id: string,
  cuerpo: Record<string, unknown> = {},
) => {
  const nombre = llamada === 'resolverTardia' ? 'resolverCapturaTardia' : llamada;
  const { estado } = await invocar(gerente, nombre, {
    parametros: { id },
    cuerpo: { estado: 'aprobada', ...cuerpo },
  });
  expect(estado).toBe(200);
};

describe('a payment', () => {
  it('is a row of its day, once, however often it is sent; a visit and a late day are none', async () => {
    const e = await escena(mundo);
    const clave = randomUUID();
    const cuerpo = { id_credito: e.id_credito, monto: 120 };
    await Promise.all([1, 2, 3].map(() => invocar(e.cobrador, 'registrarAbono', { cuerpo, clave })));
    expect(await enCaja(e)).toEqual([['pago', 12_000, '2026-11-18']]);
    const otra = await escena(mundo);
    await otra.abonar(0);
    await otra.atrasar();
    expect(await enCaja(otra)).toEqual([]);
  });

  it('of many clients at once: every centavo of all of them', async () => {
    const cobrador = await mundo.cobrador(Array.from({ length: 20 }, () => ({})));
    const todas = Array.from({ length: 20 }, (_, i) => escenaDe(mundo, cobrador, i + 1));
    await Promise.all(todas.map((prestamo, i) => prestamo.abonar(10 + i)));
    const filas = await enCaja(todas[0]!);
    expect(filas).toHaveLength(20);
    expect(filas.reduce((total, [, monto]) => total + Number(monto), 0)).toBe(39_000);
  });

  it('that a manager lets in late is cash of the day when it is booked', async () => {
    const e = await escena(mundo);
    await decidir('resolverTardia', await e.pedirTardia(240));
    expect(await enCaja(e)).toEqual([['pago', 24_000, '2026-11-18']]);
  });

  it('of several abonos is a row once it is approved, as far as it is; the rest when it is registered', async () => {
    const e = await escena(mundo);
    const id = await e.pedirMultiple(720);
    expect(await enCaja(e)).toEqual([]);
    await decidir('resolverAbonosMultiples', id, { monto_aprobado: 600, efectivo: 'registrar' });
    expect(await enCaja(e)).toEqual([['pago', 60_000, '2026-11-18']]);
    const deTarea = await abonarDeTarea(e, id, 120, { capturado_en: ANTIER });
    expect(deTarea.estado).toBe(200);
    expect((await enCaja(e)).map(([, monto]) => monto)).toEqual([60_000, 12_000]);
  });
});

describe('a correction', () => {
  it('adds what changed, under its own number, and leaves the row of the payment alone', async () => {
    const e = await escena(mundo);
    await e.abonar(120);
    await decidir('resolverEdicionPago', e.pago('18'), { monto_aprobado: 100 });
    await decidir('resolverEdicionPago', e.pago('18'), { monto_aprobado: 150 });
    await decidir('resolverEliminacionPago', await e.pedirEliminacion('18'));
    expect(await enCaja(e)).toEqual([
      ['pago', 12_000, '2026-11-18'],
      ['ajuste', -2000, '2026-11-18'],
      ['ajuste', 5000, '2026-11-18'],
      ['ajuste', -15_000, '2026-11-18'],
    ]);
    const ids = Object.keys((await e.libro()).caja.filas).filter((id) => id.startsWith('ajuste-'));
    expect(ids.map((id) => id.replace(/^.*2026-11-18-/, '')).toSorted()).toEqual(['1', '2', '3']);
  });

  it('of a payment from before the box is only the difference', async () => {
    const e = await escena(mundo, pagado(1800));
    await decidir('resolverEdicionPago', e.pago('11'), { monto_aprobado: 500 });
    expect(await enCaja(e)).toEqual([['ajuste', -10_000, '2026-11-11']]);
  });
});

describe('an expense', () => {
  const conGasto = async () => {
    const cobrador = await mundo.cobrador([{}], { gastos: [{ monto: 5000 as never, motivo: 'Gasolina' }] });
    return { e: escenaDe(mundo, cobrador), id_gasto: `${cobrador.prefijo}-gas-1` };
  };

  it('leaves the box when it is approved, and never when it is rejected', async () => {
    const { e, id_gasto } = await conGasto();
    expect(await enCaja(e)).toEqual([]);
    await invocar(gerente, 'aprobarGasto', { parametros: { id_gasto } });
    expect(await enCaja(e)).toEqual([['gasto', -5000, '2026-11-18']]);
    const otro = await conGasto();
    await invocar(gerente, 'rechazarGasto', {
      parametros: { id_gasto: otro.id_gasto },
      cuerpo: { motivo_rechazo: 'Sin nota' },
    });
    expect(await enCaja(otro.e)).toEqual([]);
  });
});
