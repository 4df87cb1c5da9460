import { CERO, centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import {
  conHechoEnDetalle,
  conHechoEnHistorial,
  conMultipleEnDetalle,
  conSolicitudAbierta,
  detalleConSobrepuestos,
  type Hecho,
  historialConSobrepuestos,
  soloAqui,
} from './aplicar-hecho.ts';
import { unaRespuesta, unDetalle, unMovimiento, unSobrepuesto } from './pruebas.ts';

const HOY = fecha('2026-11-20');
const unHecho = (cambios: Partial<Hecho> = {}): Hecho => ({
  tipo: 'pago',
  monto: centavos(12_000),
  id_pago: 'c1.pago-2026-11-20',
  capturado_en: '2026-11-20T11:05:00.000-06:00',
  resumen: {
    totalAtrasos: 0,
    penalizaciones: 0,
    montoPenalizacion: CERO,
    totalPagado: centavos(36_000),
    montoRestante: centavos(324_000),
  },
  ...cambios,
});

describe('the credit after an answer', () => {
  it('has the answer figures and says what stands today', () => {
    const { credito, resumen, hoy, cliente } = conHechoEnDetalle(unDetalle(), unHecho(), HOY);
    expect(credito).toMatchObject({
      total_pagado: 36_000,
      saldo: 324_000,
      atrasos: 0,
      estado_credito: 'Aprobado',
    });
    expect(resumen.montoRestante).toBe(324_000);
    expect(hoy.registrado).toEqual({
      tipo: 'pago',
      monto: 12_000,
      id_pago: 'c1.pago-2026-11-20',
      hora: '11:05',
    });
    expect(cliente.ultima_visita).toBe('2026-11-20');
  });

  it('and what its day holds, for the next forecast on it', () => {
    const conAtraso = unDetalle({ fecha_hoy: HOY, visita_hoy: '10:30', atraso_hoy: '10:40' });
    const { credito } = conHechoEnDetalle(conAtraso, unHecho(), HOY);
    expect(credito).toMatchObject({
      fecha_hoy: HOY,
      visita_hoy: '10:30',
      pago_hoy: { id_movimiento: 'pago-2026-11-20', monto: 12_000, hora: '11:05' },
      pagos_hoy: 1,
      llegado_hoy: 12_000,
    });
    expect(credito.atraso_hoy).toBeUndefined();
    const deAyer = unHecho({ capturado_en: '2026-11-19T17:59:50.000-06:00' });
    expect(conHechoEnDetalle(conAtraso, deAyer, HOY).credito).toMatchObject({
      atraso_hoy: '10:40',
      llegado_hoy: 12_000,
    });
    const leidoAyer = unDetalle({ fecha_hoy: fecha('2026-11-19'), llegado_hoy: centavos(60_000) });
    expect(conHechoEnDetalle(leidoAyer, unHecho(), HOY).credito.llegado_hoy).toBe(12_000);
  });

  it('holds one payment of each form; the one in cash stands first', () => {
    const transferencia = { fecha: HOY };
    const deBanco = unHecho({ id_pago: 'c1.transferencia-2026-11-20', transferencia });
    const nombres = (...hechos: Hecho[]) => {
      const { credito, hoy } = hechos.reduce(
        (antes, hecho) => conHechoEnDetalle(antes, hecho, HOY),
        unDetalle(),
      );
      const { pago_hoy, pagos_hoy, transferencia_hoy, transferencias_hoy } = credito;
      return [
        hoy.registrado?.id_pago,
        hoy.transferencia?.forma,
        pago_hoy,
        pagos_hoy,
        transferencia_hoy,
        transferencias_hoy,
      ];
    };
    const en = (id_movimiento: string) => ({ id_movimiento, monto: 12_000, hora: '11:05' });
    const [pago, otro] = [en('pago-2026-11-20'), en('transferencia-2026-11-20')];
    const ambos = ['c1.pago-2026-11-20', 'transferencia', pago, 1, otro, 1];
    expect(nombres(unHecho(), deBanco)).toEqual(ambos);
    expect(nombres(deBanco, unHecho())).toEqual(ambos);
    expect(nombres(deBanco)).toEqual([
      'c1.transferencia-2026-11-20',
      undefined,
      undefined,
      undefined,
      otro,
      1,
    ]);
  });

  it('is finished when nothing is left', () => {
    const resumen = { ...unHecho().resumen, montoRestante: CERO };
    expect(conHechoEnDetalle(unDetalle(), unHecho({ resumen }), HOY).credito.estado_credito).toBe(
      'Finalizado',
    );
  });

  it('a tap of yesterday says nothing of today', () => {
    const hecho = unHecho({ capturado_en: '2026-11-19T17:59:50.000-06:00' });
    expect(conHechoEnDetalle(unDetalle(), hecho, HOY).hoy.registrado).toBeUndefined();
  });

  it('a late day does not hide the visit of the same day', () => {
    const visita = { tipo: 'visita', monto: CERO, id_pago: 'c1.v', hora: '10:30' } as const;
    const despues = conHechoEnDetalle(
      unDetalle({}, { registrado: visita }),
      unHecho({ tipo: 'atraso' }),
      HOY,
    );
    expect(despues.hoy.registrado).toEqual(visita);
  });

  it('a request to the manager stands as of its tap, and keeps the hour it had', () => {
    const multiple = {
      id_solicitud: 's1',
      monto: centavos(72_000),
      capturado_en: '2026-11-20T11:05:00.000-06:00',
    };
    const conMultiple = conMultipleEnDetalle(unDetalle(), multiple);
    expect(conMultiple.hoy.multiple_pendiente).toEqual({ id_solicitud: 's1', monto: 72_000, hora: '11:05' });
    expect(conMultiple.credito.pendiente_multiple).toEqual({
      id_solicitud: 's1',
      monto: 72_000,
      fecha: HOY,
      hora: '11:05',
    });
    const conOtraHora = conMultipleEnDetalle(conMultiple, {
      ...multiple,
      capturado_en: '2026-11-20T12:00:00.000-06:00',
    });
    expect(conOtraHora.hoy.multiple_pendiente?.hora).toBe('11:05');
  });
});

describe('the history after an answer', () => {
  const atraso = unMovimiento({
    tipo: 'atraso',
    fecha: HOY,
    id_pago: 'c1.atraso-2026-11-20',
    capturado_en: '2026-11-20T10:10:00.000-06:00',
  });

  it('has the new row on top, and the late day of that date taken back', () => {
    const { datos } = conHechoEnHistorial({ datos: [atraso, unMovimiento()] }, unHecho());
    expect(datos.map(({ tipo, cancelado }) => [tipo, cancelado])).toEqual([
      ['pago', undefined],
      ['atraso', true],
      ['pago', undefined],
    ]);
    expect(datos[0]).toMatchObject({ descripcion: 'Pago registrado', hora: '11:05', fecha: HOY });
  });

  it('a visit leaves the late day as it is', () => {
    const { datos } = conHechoEnHistorial({ datos: [atraso] }, unHecho({ tipo: 'visita', monto: CERO }));
    expect(datos[1]?.cancelado).toBeUndefined();
  });

  it('a tap whose row is there already is not there twice', () => {
    const conHecho = conHechoEnHistorial({ datos: [] }, unHecho());
    expect(conHechoEnHistorial(conHecho, unHecho()).datos).toHaveLength(1);
  });
});

describe('a correction that was asked for', () => {
  it('marks its row and no other', () => {
    const historial = { datos: [unMovimiento(), unMovimiento({ id_pago: 'c1.pago-2026-11-18' })] };
    const abiertas = conSolicitudAbierta(historial, 'c1.pago-2026-11-19').datos;
    expect(abiertas.map(({ solicitud_abierta }) => solicitud_abierta)).toEqual([true, undefined]);
  });
});

describe('what the phone knows better, drawn over an answer', () => {
  const confirmado = (mas: object = {}, cambios: Partial<Sobrepuesto> = {}) =>
    unSobrepuesto({ estado: 'confirmado', respuesta: unaRespuesta(mas), ...cambios });
  const detalle = (...todos: Sobrepuesto[]) => detalleConSobrepuestos(unDetalle(), todos, HOY);
  const historial = (...todos: Sobrepuesto[]) => historialConSobrepuestos({ datos: [unMovimiento()] }, todos);

  it('is what the answer to a payment says of it', () => {
    expect(detalle(confirmado())).toEqual(conHechoEnDetalle(unDetalle(), unHecho(), HOY));
    expect(historial(confirmado())).toEqual(conHechoEnHistorial({ datos: [unMovimiento()] }, unHecho()));
  });

  it('is there once, when the answer knew it already', () => {
    const sabido = conHechoEnDetalle(unDetalle(), unHecho(), HOY);
    expect(detalleConSobrepuestos(sabido, [confirmado()], HOY)).toBe(sabido);
    const filas = conHechoEnHistorial({ datos: [] }, unHecho());
    expect(historialConSobrepuestos(filas, [confirmado()])).toEqual(filas);
  });

  it('of a payment that waits for the manager is its request, and no row', () => {
    const respuesta = { requiereAprobacion: true, id_solicitud: 's1', monto_total: 720 };
    const registro = confirmado(respuesta, { estado: 'en_revision' });
    expect(detalle(registro).hoy.multiple_pendiente).toEqual({
      id_solicitud: 's1',
      monto: 72_000,
      hora: '11:05',
    });
    expect(historial(registro).datos).toHaveLength(1);
  });

  it.each<[string, Sobrepuesto]>([
    ['waits', unSobrepuesto()],
    ['was booked before', confirmado({ yaRegistrado: true })],
    [
      'is a late capture',
      unSobrepuesto({ estado: 'en_revision', respuesta: unaRespuesta({ tipo: 'tardia' }) }),
    ],
    [
      'another version of the app got through',
      unSobrepuesto({ estado: 'confirmado', respuesta: { otra: 1 } }),
    ],
  ])('of a payment that %s is nothing', (_, sobrepuesto) => {
    expect(detalle(sobrepuesto)).toEqual(unDetalle());
    expect(historial(sobrepuesto).datos).toEqual([unMovimiento()]);
  });

  it('of a correction that the server has is the mark of its row', () => {
    const { gestion, ...pedido } = confirmado({}, { sobre: 'c1.pago-2026-11-19' });
    expect(gestion).toBe('pago');
    expect(historial(pedido).datos[0]?.solicitud_abierta).toBe(true);
    expect(historial({ ...pedido, estado: 'pendiente' }).datos[0]?.solicitud_abierta).toBeUndefined();
  });
});

describe('what only the phone has', () => {
  it('is apart from all figures, with its rows', () => {
    const atraso = unSobrepuesto({ clave: 'k-2', gestion: 'atraso', monto: 0, estado: 'enviando' });
    const { filas, ...cifras } = soloAqui([unSobrepuesto(), atraso]);
    expect(cifras).toEqual({ monto: 12_000, atrasos: 1 });
    expect(filas.map(({ tipo, hora, monto }) => [tipo, hora, monto])).toEqual([
      ['atraso', '11:05', 0],
      ['pago', '11:05', 12_000],
    ]);
  });

  it('is nothing once the server has said what became of it, or the history shows it', () => {
    const NADA = { monto: 0, atrasos: 0, filas: [] };
    expect(soloAqui([unSobrepuesto({ estado: 'confirmado' }), unSobrepuesto({ enDuda: true })])).toEqual(
      NADA,
    );
    const fila = unMovimiento({ capturado_en: '2026-11-20T17:05:00.000Z' });
    expect(soloAqui([unSobrepuesto()], [fila])).toEqual(NADA);
  });
});
