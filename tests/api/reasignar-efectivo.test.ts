// A client goes over to another collector, and cash of it is in the first one's hands.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { invocar } from '../setup/invocar.ts';
import type { Persona } from '../setup/mundo.ts';
import { reasignador, sinDiferencias } from '../setup/reasignador.ts';
import { NO } from '../setup/tareas.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const mundo = abrirMundo();
const { conOtro, pasar, libros, noche } = reasignador(mundo);
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('cash', () => {
  it('a correction moves the box of whoever took it', async () => {
    const par = await conOtro();
    await par.de.abonar(120);
    await pasar(par);
    // The collector who took it asks, though the credit is another's by now.
    const parametros = { id: await par.de.pedirEdicion('18', 100) };
    const cuerpo = { estado: 'aprobada' };
    expect((await invocar(gerente, 'resolverEdicionPago', { parametros, cuerpo })).estado).toBe(200);
    const [libro, delOtro] = await libros(par);
    expect([libro.totales.en_mano_centavos, delOtro.totales.en_mano_centavos]).toEqual([10_000, 0]);
    expect(delOtro.totales.saldo_pendiente_centavos).toBe(360_000 + 350_000);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('of a payment that waits stays whole with its holder, and is booked as theirs', async () => {
    const par = await conOtro();
    const id = await par.de.pedirMultiple();
    await pasar(par);
    expect((await libros(par)).map(({ totales }) => totales.en_mano_por_aprobar_centavos)).toEqual([
      72_000, 0,
    ]);
    const cuerpo = { estado: 'aprobada' };
    await invocar(gerente, 'resolverAbonosMultiples', { parametros: { id }, cuerpo });
    const [libro, delOtro] = await libros(par);
    expect([libro.totales.en_mano_centavos, delOtro.totales.en_mano_centavos]).toEqual([72_000, 0]);
    expect(delOtro.totales.saldo_pendiente_centavos).toBe(360_000 + 288_000);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('of a payment that is not approved leaves the card with the new one, who is told', async () => {
    const par = await conOtro();
    const id = await par.de.pedirMultiple();
    await pasar(par);
    const [, antes] = await libros(par);
    const cuerpo = { estado: 'rechazada', efectivo: 'devolver', comentario: 'De 5 en 5' };
    await invocar(gerente, 'resolverAbonosMultiples', { parametros: { id }, cuerpo });
    const [libro, delOtro] = await libros(par);
    expect([libro, delOtro].map(({ totales }) => totales.en_mano_por_resolver_centavos)).toEqual([72_000, 0]);
    expect(delOtro.avisos.ruta).toBe(antes.avisos.ruta + 1);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('of a loan that was handed over, and never was, is back in the box that it had left', async () => {
    const par = await conOtro({ estado: 'Pendiente' });
    await par.de.entregado();
    await pasar(par);
    const cuerpo = { id_credito: par.de.id_credito, motivo: 'No se entregó', visto: { monto: 3000 } };
    expect((await invocar(gerente, 'deshacerEntrega', { cuerpo })).estado).toBe(200);
    const [libro, delOtro] = await libros(par);
    expect([libro.totales.en_mano_centavos, delOtro.totales.en_mano_centavos]).toEqual([300_000, 0]);
    expect(delOtro.totales.por_entregar.n).toBe(1);
    expect([libro.avisos.caja, delOtro.avisos.caja].map((veces = 0) => veces > 0)).toEqual([true, true]);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  const TAP = { capturado_en: '2026-11-18T10:30:00-06:00', dispositivo: 'tel-1', secuencia: 1 };

  it('that was taken before and arrives after is the old collector’s', async () => {
    const par = await conOtro();
    await pasar(par);
    const { id_credito } = par.de;
    const tarde = await invocar(par.de.cobrador, 'registrarAbono', {
      cuerpo: { id_credito, monto: 120, ...TAP },
    });
    expect(tarde).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: false } });
    const [libro, delOtro] = await libros(par);
    expect([libro.totales.en_mano_centavos, delOtro.totales.en_mano_centavos]).toEqual([12_000, 0]);
    expect(delOtro.totales.saldo_pendiente_centavos).toBe(360_000 + 348_000);
    expect(delOtro.avisos.ruta).toBeGreaterThan(1);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('that comes when the new one has been paid that day waits for a manager, the same amount too', async () => {
    const par = await conOtro();
    await pasar(par);
    const cuerpo = { id_credito: par.de.id_credito, monto: 120 };
    expect((await invocar(par.a, 'registrarAbono', { cuerpo })).estado).toBe(200);
    const tarde = await invocar(par.de.cobrador, 'registrarAbono', { cuerpo: { ...cuerpo, ...TAP } });
    expect(tarde).toMatchObject({ estado: 202, cuerpo: { requiereAprobacion: true } });
    const [libro, delOtro] = await libros(par);
    expect(libro.solicitudes).toMatchObject([{ tipo: 'captura_tardia' }]);
    expect(delOtro.totales.en_mano_centavos).toBe(12_000);
  });

  it('that was taken after it waits for a manager, and without a phone it is refused', async () => {
    const par = await conOtro();
    await pasar(par);
    const { id_credito } = par.de;
    const sin = await invocar(par.de.cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 120 } });
    expect(sin).toMatchObject(NO(403, 'PROHIBIDO'));
    const cuerpo = { id_credito, monto: 120, dispositivo: 'tel-1', secuencia: 2 };
    expect(await invocar(par.de.cobrador, 'registrarAbono', { cuerpo })).toMatchObject({ estado: 202 });
    expect((await libros(par))[0].solicitudes).toMatchObject([{ tipo: 'captura_tardia' }]);
  });

  it('that waited for a manager when it went over is booked as theirs who took it, or given back', async () => {
    const par = await conOtro();
    const id = await par.de.pedirTardia();
    await pasar(par);
    const resolver = (cuerpo: object) =>
      invocar(gerente, 'resolverCapturaTardia', { parametros: { id }, cuerpo });
    expect(await resolver({ estado: 'rechazada', efectivo: 'registrar' })).toMatchObject(
      NO(422, 'NO_ELEGIBLE'),
    );
    expect((await resolver({ estado: 'aprobada' })).estado).toBe(200);
    const [libro, delOtro] = await libros(par);
    expect(libro.movimientos).toMatchObject([{ id_credito: par.de.id_credito, monto_centavos: 24_000 }]);
    expect([libro.totales.en_mano_centavos, delOtro.totales.en_mano_centavos]).toEqual([24_000, 0]);
    expect(delOtro.totales.saldo_pendiente_centavos).toBe(360_000 + 336_000);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('of a task that was open when it went over is registered by whoever holds it, on the credit of the other one', async () => {
    const par = await conOtro();
    const id_solicitud_tarea = await par.de.multipleRechazado('registrar');
    await pasar(par);
    const { id_credito } = par.de;
    const detalle = (quien: Persona) => invocar(quien, 'detalleCredito', { parametros: { id_credito } });
    expect((await detalle(par.de.cobrador)).estado).toBe(200);
    const cuerpo = { id_credito, monto: 400, id_solicitud_tarea };
    expect(await invocar(par.a, 'registrarAbono', { cuerpo })).toMatchObject(NO(403, 'PROHIBIDO'));
    expect((await invocar(par.de.cobrador, 'registrarAbono', { cuerpo })).estado).toBe(200);
    const [libro, delOtro] = await libros(par);
    expect(libro.totales).toMatchObject({
      en_mano_centavos: 40_000,
      en_mano_por_resolver_centavos: 32_000,
    });
    expect(delOtro.totales.saldo_pendiente_centavos).toBe(360_000 + 320_000);
    // The cash that is left goes back; then the credit is nobody's but the other collector's.
    const devolver = { parametros: { id: id_solicitud_tarea }, cuerpo: { hecho: 'devuelto' } };
    expect((await invocar(par.de.cobrador, 'cerrarTareaMultiple', devolver)).estado).toBe(200);
    expect(await detalle(par.de.cobrador)).toMatchObject(NO(403, 'PROHIBIDO'));
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });
});
