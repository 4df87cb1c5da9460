// An approved loan at the door: handed over once, on its day; or cancelled, as if it had never been approved.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';
import { POR_RENOVAR } from '../setup/pagado.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

type Cuerpo = Record<string, unknown>;
const pendiente = () => escena(mundo, { estado: 'Pendiente' });
/** The office has given its cash. */
const porAprobar = async () => {
  const e = await pendiente();
  await e.aprobado();
  await e.conFondo(3000);
  return e;
};
const entregar = ({ cobrador, id_credito }: Escena, mas: Cuerpo = {}, clave: string = randomUUID()) =>
  invocar(cobrador, 'entregarCredito', { cuerpo: { id_credito, monto: 3000, ...mas }, clave });
const cancelar = ({ id_credito }: Escena, mas: Cuerpo = {}) =>
  invocar(gerente, 'cancelarCredito', {
    cuerpo: { id_credito, motivo: 'Ya no la quiso', visto: { monto: 3000 }, ...mas },
  });
const listados = async (quien: Persona, consulta = {}) =>
  (await invocar(quien, 'porEntregar', { consulta })).cuerpo.datos;
const entreLosActivos = async ({ cobrador }: Escena) =>
  (await invocar(gerente, 'clientesActivos', { consulta: { id_cobrador: cobrador.uid } })).cuerpo.datos;

describe('handed over', () => {
  it('an approved loan waits for it, and is a row of the box then', async () => {
    const e = await porAprobar();
    expect(await listados(e.cobrador)).toMatchObject([
      { id_credito: e.id_credito, monto: 3000, fecha_aprobacion: '2026-11-18', es_renovacion: false },
    ]);
    // The cash is carried to the client's address.
    const { telefono, direccion } = (await e.elCredito())!;
    expect(await listados(e.cobrador)).toMatchObject([{ telefono, direccion }]);
    expect(await entreLosActivos(e)).toMatchObject([{ por_entregar: true }]);
    expect(await entregar(e)).toMatchObject({
      estado: 200,
      cuerpo: { entrega: { monto: 3000, fecha: '2026-11-18', dias_despues: 0 } },
    });
    expect(await listados(e.cobrador)).toEqual([]);
    expect(await entreLosActivos(e)).toMatchObject([{ por_entregar: false }]);
    const { caja, bitacora } = await e.libro();
    const filas = Object.values(caja.filas).filter(({ tipo }) => tipo !== 'fondo');
    expect(filas).toMatchObject([{ tipo: 'entrega', monto_centavos: -300_000 }]);
    expect(bitacora.filter(({ accion }) => accion === 'creditos/entregar')).toHaveLength(1);
  });

  it('reported twice it is once: the same key gets the same answer, another one reads that it was', async () => {
    const e = await porAprobar();
    const clave = randomUUID();
    const veces = await Promise.all([1, 2, 3].map(() => entregar(e, {}, clave)));
    expect(veces.map(({ estado }) => estado)).toEqual([200, 200, 200]);
    expect(await entregar(e)).toMatchObject({ estado: 409, cuerpo: { code: 'YA_PROCESADA' } });
    const ids = Object.keys((await e.libro()).caja.filas);
    expect(ids.filter((id) => id.startsWith('entrega'))).toHaveLength(1);
  });

  it('of another amount than was shown, too old, or with nothing to hand over: refused, nothing changed', async () => {
    const e = await porAprobar();
    const antes = await e.libro();
    expect(await entregar(e, { monto: 2000 })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { monto: 3000 } },
    });
    expect(await entregar(e, { capturado_en: '2026-11-10T12:00:00-06:00' })).toMatchObject({
      cuerpo: { code: 'FECHA_INVALIDA' },
    });
    const vieja = await escena(mundo);
    expect(await entregar(vieja)).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE' } });
    expect(await e.libro()).toEqual(antes);
  });

  it('may be paid before it is handed over', async () => {
    const e = await porAprobar();
    await e.abonar(120);
    expect((await entregar(e)).estado).toBe(200);
    const { caja } = await e.libro();
    expect(caja.sumas_centavos).toMatchObject({ pago: 12_000, entrega: -300_000 });
  });

  it('of a renewal only what is left after the old balance', async () => {
    const e = await escena(mundo, POR_RENOVAR);
    const id = await e.pedirRenovacion(4000);
    await invocar(gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud: id } });
    const [credito] = await listados(e.cobrador);
    expect(credito).toMatchObject({ es_renovacion: true, nombre_cobrador: `Cobrador ${e.cobrador.uid}` });
    const saldo = (await e.elCredito())?.monto_total_centavos ?? 0;
    expect(credito!.monto).toBeLessThan(4000);
    expect(saldo).toBeGreaterThan(0);
    const cuerpo = { id_credito: credito!.id_credito, monto: credito!.monto };
    await e.conFondo(credito!.monto);
    expect((await invocar(e.cobrador, 'entregarCredito', { cuerpo })).estado).toBe(200);
    expect(
      await invocar(gerente, 'cancelarCredito', {
        cuerpo: { id_credito: credito!.id_credito, motivo: 'x', visto: { monto: credito!.monto } },
      }),
    ).toMatchObject({ estado: 409, cuerpo: { code: 'YA_PROCESADA' } });
    await e.libro();
  });
});

describe('signed by the client', () => {
  const FIRMA = '10,20 300,200;400,50 500,60';
  const leer = (quien: Persona, { id_credito }: Escena) =>
    invocar(quien, 'firmaDeEntrega', { parametros: { id_credito } });
  const guardada = async ({ id_credito }: Escena) =>
    (await mundo.db.doc(`creditos/${id_credito}/firmas/entrega`).get()).data();

  it('it is kept apart, managers alone read it, and the credit says only that it is there', async () => {
    const e = await porAprobar();
    expect(await leer(gerente, e)).toMatchObject({ estado: 404, cuerpo: { code: 'NO_ENCONTRADO' } });
    await e.aprobadoDesde('2026-11-18T09:00:00-06:00');
    const capturado_en = '2026-11-18T10:30:00-06:00';
    expect((await entregar(e, { firma: FIRMA, capturado_en })).estado).toBe(200);
    const { estado, cuerpo } = await leer(gerente, e);
    expect(estado).toBe(200);
    expect(cuerpo.firma).toMatchObject({ trazos: FIRMA });
    expect(new Date(cuerpo.firma.firmada_en)).toEqual(new Date(capturado_en));
    expect(cuerpo.firma.nombre_cobrador).not.toBe('');
    const { creditos, bitacora } = await e.libro();
    expect(creditos[0]?.entrega).toEqual({
      estado: 'entregada',
      monto_centavos: 300_000,
      fecha: '2026-11-18',
      firmada: true,
    });
    expect(JSON.stringify([creditos, bitacora])).not.toContain(FIRMA);
    const { cuerpo: pagina } = await invocar(gerente, 'expedienteCliente', {
      parametros: { id_cliente: e.id_cliente },
    });
    expect(pagina.creditos[0]?.entrega).toMatchObject({ firmada: true });
    expect((await leer(e.cobrador, e)).estado).toBe(403);
    expect((await leer(await mundo.cuenta('supervisor@leal.demo'), e)).estado).toBe(403);
  });

  it('nobody has to sign', async () => {
    const e = await porAprobar();
    expect((await entregar(e)).estado).toBe(200);
    expect(await guardada(e)).toBeUndefined();
    expect((await e.libro()).creditos[0]?.entrega).not.toHaveProperty('firmada');
  });

  it.each([
    ['empty', ''],
    ['a dot', '10,20'],
    ['another shape', '<svg><path d="M0 0"/></svg>'],
    ['outside the sheet', '10,20 601,20'],
    ['below zero', '10,-20 60,20'],
    ['too many strokes', Array(201).fill('1,1 2,2').join(';')],
    ['too large', Array(2_000).fill('100,100').join(' ')],
    ['no text', 17],
    ['null', null],
  ])('%s is refused, and nothing changes', async (_, firma) => {
    const e = await porAprobar();
    const antes = await e.libro();
    expect(await entregar(e, { firma })).toMatchObject({ estado: 400, cuerpo: { code: 'DATOS_INVALIDOS' } });
    expect(await guardada(e)).toBeUndefined();
    expect(await e.libro()).toEqual(antes);
  });

  it('of two reports the second signature replaces nothing', async () => {
    const e = await porAprobar();
    await entregar(e, { firma: FIRMA });
    expect((await entregar(e, { firma: '0,0 9,9' })).estado).toBe(409);
    expect(await guardada(e)).toMatchObject({ trazos: FIRMA });
  });
});

describe('cancelled', () => {
  it('it leaves route and sums as its approval had found them; a late report of its delivery is refused', async () => {
    const e = await pendiente();
    const antes = (await e.libro()).totales;
    await e.aprobado();
    expect((await cancelar(e)).estado).toBe(200);
    const { totales, clientes, creditos, dias } = await e.libro();
    expect(dias.map(({ creditos_nuevos }) => creditos_nuevos)).toEqual([0]);
    const { creditos_pendientes, clientes_activos, saldo_pendiente_centavos, en_ruta } = totales;
    expect({ clientes_activos, saldo_pendiente_centavos, creditos_pendientes }).toEqual({
      clientes_activos: antes.clientes_activos,
      saldo_pendiente_centavos: antes.saldo_pendiente_centavos,
      creditos_pendientes: antes.creditos_pendientes - 1,
    });
    expect(JSON.stringify(en_ruta)).not.toMatch(/:[1-9]/);
    expect(clientes[0]?.id_credito_abierto).toBeNull();
    expect(creditos[0]).toMatchObject({ estado_credito: 'Cancelado', entrega: { estado: 'cancelada' } });
    expect(await listados(gerente, { id_cobrador: e.cobrador.uid })).toEqual([]);
    expect(await entregar(e)).toMatchObject({ estado: 422, cuerpo: { code: 'CREDITO_NO_ACTIVO' } });
    expect((await e.libro()).caja.filas).toEqual({});
  });

  it('only without movements, as it was read, and with a reason', async () => {
    const e = await porAprobar();
    expect((await cancelar(e, { motivo: ' ' })).cuerpo.code).toBe('DATOS_INVALIDOS');
    expect(await cancelar(e, { visto: { monto: 2000 } })).toMatchObject({
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { monto: 3000 } },
    });
    await e.abonar(0);
    expect(await cancelar(e)).toMatchObject({
      estado: 422,
      cuerpo: { message: 'Ya tiene movimientos: no se puede cancelar.' },
    });
  });

  it('cash that a phone sent too late is decided first', async () => {
    const e = await porAprobar();
    await e.pedirTardia();
    expect(await cancelar(e)).toMatchObject({
      estado: 422,
      cuerpo: { message: 'Tiene una solicitud abierta: resuélvela primero.' },
    });
  });

  it('the office reads on the client’s page what waits, and how late it was handed over', async () => {
    const e = await porAprobar();
    const leer = async () => {
      const parametros = { id_cliente: e.id_cliente };
      return (await invocar(gerente, 'expedienteCliente', { parametros })).cuerpo.creditos[0]?.entrega;
    };
    expect(await leer()).toEqual({ estado: 'por_entregar', monto: 3000, se_puede_cancelar: true });
    await mundo.db
      .doc(`creditos/${e.id_credito}`)
      .update({ 'decision.fecha': new Date('2026-11-16T12:00:00-06:00'), fecha_inicio: '2026-11-16' });
    await entregar(e);
    expect(await leer()).toEqual({
      estado: 'entregada',
      monto: 3000,
      fecha: '2026-11-18',
      dias_despues: 2,
      se_puede_deshacer: true,
    });
  });

  it('while the collector hands it over: exactly one of them', async () => {
    const e = await porAprobar();
    const estados = (await Promise.all([entregar(e), cancelar(e)])).map(({ estado }) => estado);
    expect(estados.filter((estado) => estado === 200)).toHaveLength(1);
    const { caja, creditos } = await e.libro();
    const cancelado = creditos[0]?.estado_credito === 'Cancelado';
    const ids = Object.keys(caja.filas).filter((id) => id.startsWith('entrega'));
    expect(ids).toHaveLength(cancelado ? 0 : 1);
  });
});
