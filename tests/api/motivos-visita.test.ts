// Why there was no payment: optional, kept on the row in its words, never of a payment.
import { fechaLocal } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
const cobrador = await mundo.cobrador(Array.from({ length: 16 }, () => ({ plazo: 60 as const })));
let siguiente = 0;
const otroCredito = () => `${cobrador.prefijo}-cre-${(siguiente += 1)}`;

const visitar = (id_credito: string, datos: object = {}) =>
  invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 0, ...datos } });
const atrasar = (id_credito: string, datos: object = {}) =>
  invocar(cobrador, 'registrarAtraso', { cuerpo: { id_credito, ...datos } });
const primera = async (id_credito: string) => {
  const { cuerpo } = await invocar(cobrador, 'historialAbonos', { parametros: { id_credito } });
  return (cuerpo as { datos: object[] }).datos[0];
};

describe('why there was no payment', () => {
  it.each([
    ['a visit', visitar],
    ['a late day', atrasar],
  ])('of %s is kept and read in the history', async (_, registrar) => {
    const id = otroCredito();
    const dicho = { motivo_visita: 'Otro', nota_visita: 'Está de viaje' };
    expect((await registrar(id, dicho)).estado).toBe(200);
    expect(await primera(id)).toMatchObject(dicho);
    const consulta = { fecha: fechaLocal(await mundo.ahora()), limite: '100' };
    const dia = await invocar(cobrador, 'reporteDia', { parametros: { id_usuario: cobrador.uid }, consulta });
    const { historial_fecha: filas, motivos } = dia.cuerpo as {
      historial_fecha: { id_credito: string }[];
      motivos: { motivo: string | null; n: number }[];
    };
    expect(motivos.find(({ motivo }) => motivo === 'Otro')?.n).toBeGreaterThan(0);
    const ruta = await invocar(cobrador, 'activosSinPagoHoy', { parametros: { id_usuario: cobrador.uid } });
    const { visitados } = ruta.cuerpo as { visitados: { id_credito: string }[] };
    expect(visitados.find(({ id_credito }) => id_credito === id)).toMatchObject({
      porque_hoy: 'Otro: Está de viaje',
    });
    expect(filas.find(({ id_credito }) => id_credito === id)).toMatchObject(dicho);
  });

  it.each([
    ['a visit', visitar],
    ['a late day', atrasar],
  ])('nobody has to say it: %s of an older app lands, and a blank one is none', async (_, registrar) => {
    for (const datos of [{}, { motivo_visita: ' ', nota_visita: '' }]) {
      const id = otroCredito();
      expect((await registrar(id, datos)).estado).toBe(200);
      const fila = await primera(id);
      expect(fila).not.toHaveProperty('motivo_visita');
      expect(fila).not.toHaveProperty('nota_visita');
    }
  });

  it('one that is not offered any more is taken: its capture may have waited for a line', async () => {
    const id = otroCredito();
    expect((await visitar(id, { motivo_visita: 'Lluvia' })).estado).toBe(200);
    expect(await primera(id)).toMatchObject({ motivo_visita: 'Lluvia' });
  });

  it('a payment keeps none', async () => {
    const id = otroCredito();
    expect((await visitar(id, { monto: 10, motivo_visita: 'No tiene' })).estado).toBe(200);
    expect(await primera(id)).not.toHaveProperty('motivo_visita');
  });

  it.each([
    ['41 characters', { motivo_visita: 'x'.repeat(41) }],
    ['a number', { motivo_visita: 3 }],
    ['a note of 121 characters', { nota_visita: 'x'.repeat(121) }],
  ])('%s is refused, and nothing is written', async (_, datos) => {
    const id = otroCredito();
    expect((await visitar(id, datos)).estado).toBe(400);
    expect((await atrasar(id, datos)).estado).toBe(400);
    expect(await primera(id)).toBeUndefined();
  });
});
