// A client's promise with a visit or a late day: optional, on the row and on the card until it is kept or its day is
// past.
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
// A Wednesday; its next Sunday is the 22nd.
const HOY = '2026-11-18';
const cobrador = await mundo.cobrador(Array.from({ length: 17 }, () => ({ plazo: 30 as const })));
let siguiente = 0;
const otroCredito = () => `${cobrador.prefijo}-cre-${(siguiente += 1)}`;

const visitar = (id_credito: string, datos: object = {}) =>
  invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 0, ...datos } });
const atrasar = (id_credito: string, datos: object = {}) =>
  invocar(cobrador, 'registrarAtraso', { cuerpo: { id_credito, ...datos } });
async function primera(id_credito: string) {
  const { cuerpo } = await invocar(cobrador, 'historialAbonos', { parametros: { id_credito } });
  return (cuerpo as { datos: object[] }).datos[0];
}
async function tarjeta(id_credito: string) {
  const { cuerpo } = await invocar(cobrador, 'activosSinPagoHoy', {
    parametros: { id_usuario: cobrador.uid },
  });
  const { datos, visitados } = cuerpo as {
    datos: { id_credito: string }[];
    visitados: { id_credito: string }[];
  };
  return [...datos, ...visitados].find((credito) => credito.id_credito === id_credito);
}
const guardado = async (id_credito: string) => (await mundo.db.doc(`creditos/${id_credito}`).get()).data();

describe('a promise', () => {
  it.each([
    ['a visit', visitar],
    ['a late day', atrasar],
  ])('of %s is on the row, on the card, and on the credit in centavos', async (_, registrar) => {
    const id = otroCredito();
    const promesa = { fecha: '2026-11-19', monto: 30.5 };
    expect((await registrar(id, { promesa })).estado).toBe(200);
    expect(await primera(id)).toMatchObject({ promesa });
    expect(await tarjeta(id)).toMatchObject({ promesa });
    expect((await guardado(id))?.['promesa']).toEqual({
      fecha: '2026-11-19',
      monto_centavos: 3050,
      total_pagado_centavos: 0,
    });
  });

  it('that was broken stays on the card until it is paid', async () => {
    const id = otroCredito();
    const promesa = { fecha: '2026-11-17', monto: 20 };
    const ref = mundo.db.doc(`creditos/${id}`);
    await ref.update({ promesa: { fecha: promesa.fecha, monto_centavos: 2000, total_pagado_centavos: 0 } });
    expect(await tarjeta(id)).toMatchObject({ promesa });
    await ref.update({ total_pagado_centavos: 2000 });
    expect(await tarjeta(id)).not.toHaveProperty('promesa');
  });

  it('nobody has to make one', async () => {
    const id = otroCredito();
    expect((await visitar(id)).estado).toBe(200);
    expect(await primera(id)).not.toHaveProperty('promesa');
    expect(await tarjeta(id)).not.toHaveProperty('promesa');
  });

  it('a new one replaces the open one, and a payment that covers it keeps it', async () => {
    const id = otroCredito();
    await visitar(id, { promesa: { fecha: '2026-11-20', monto: 10 } });
    await atrasar(id, { promesa: { fecha: HOY, monto: 20 } });
    expect(await tarjeta(id)).toMatchObject({ promesa: { fecha: HOY, monto: 20 } });
    expect((await visitar(id, { monto: 20 })).estado).toBe(200);
    const { cuerpo } = await invocar(cobrador, 'detalleCredito', { parametros: { id_credito: id } });
    expect((cuerpo as { credito: object }).credito).not.toHaveProperty('promesa');
  });

  it('a payment makes none', async () => {
    const id = otroCredito();
    const promesa = { fecha: '2026-11-19', monto: 30 };
    expect((await visitar(id, { monto: 10, promesa })).estado).toBe(200);
    expect(await primera(id)).not.toHaveProperty('promesa');
    expect(await guardado(id)).not.toHaveProperty('promesa');
  });

  it.each([
    ['of yesterday', { fecha: '2026-11-17', monto: 10 }, 422, 'FECHA_INVALIDA'],
    ['for a Sunday of 30 days', { fecha: '2026-11-22', monto: 10 }, 422, 'FECHA_INVALIDA'],
    ['31 days ahead', { fecha: '2026-12-19', monto: 10 }, 422, 'FECHA_INVALIDA'],
    ['of more than the balance', { fecha: '2026-11-19', monto: 900_000 }, 422, 'MONTO_EXCEDE_SALDO'],
    ['of nothing', { fecha: '2026-11-19', monto: 0 }, 400, 'DATOS_INVALIDOS'],
    ['of fractions of a centavo', { fecha: '2026-11-19', monto: 1.005 }, 400, 'DATOS_INVALIDOS'],
    ['for no day', { fecha: '2026-02-30', monto: 10 }, 400, 'DATOS_INVALIDOS'],
    ['without an amount', { fecha: '2026-11-19' }, 400, 'DATOS_INVALIDOS'],
    ['with more fields', { fecha: '2026-11-19', monto: 10, total: 1 }, 400, 'DATOS_INVALIDOS'],
  ])('%s is refused, and nothing is written', async (_, promesa, estado, codigo) => {
    const id = `${cobrador.prefijo}-cre-17`;
    const antes = await guardado(id);
    for (const registrar of [visitar, atrasar]) {
      const dicho = await registrar(id, { promesa });
      expect([dicho.estado, (dicho.cuerpo as { code?: string }).code]).toEqual([estado, codigo]);
    }
    expect(await guardado(id)).toEqual(antes);
    expect(await primera(id)).toBeUndefined();
  });

  it.each([
    ['visit', visitar, 'visita', { fecha: '2026-11-17', monto: 10 }, /día de cobro/],
    ['late day', atrasar, 'atraso', { fecha: '2026-11-19', monto: 900_000 }, /mayor que el saldo/],
  ])('a %s that a phone wrote down is booked without one that does not fit, and says so', async (...caso) => {
    const [, registrar, tipo, promesa, porque] = caso;
    const id = otroCredito();
    const { estado, cuerpo } = await registrar(id, { promesa, dispositivo: 'tel-1', secuencia: 1 });
    expect(estado).toBe(200);
    expect((cuerpo as { promesa_rechazada: string }).promesa_rechazada).toMatch(porque);
    expect(await primera(id)).toMatchObject({ tipo });
    expect(await primera(id)).not.toHaveProperty('promesa');
    expect(await guardado(id)).not.toHaveProperty('promesa');
  });

  it('one that fits is not told to be missing', async () => {
    const promesa = { fecha: '2026-11-19', monto: 10 };
    const { cuerpo } = await visitar(otroCredito(), { promesa, dispositivo: 'tel-1', secuencia: 2 });
    expect(cuerpo).not.toHaveProperty('promesa_rechazada');
  });
});
