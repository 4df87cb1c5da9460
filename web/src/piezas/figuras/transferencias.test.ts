// What a phone has taken by transfer is collected, and in nobody's hands.
import type { reporteDia, Respuesta } from '@leal/contract';
import { CERO, centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { historialConSobrepuestos, soloAqui } from '../credito/aplicar-hecho.ts';
import { unaRespuesta, unSobrepuesto } from '../credito/pruebas.ts';
import { corteAlDia, diaAlDia, tableroAlDia } from './al-dia.ts';
import { delDia } from './del-dia.ts';
import type { Tablero } from './figuras.ts';

const HOY = fecha('2026-11-20');
const transferencia = { fecha: HOY, referencia: 'MBAN01' };
const deBanco = (mas: Partial<Sobrepuesto> = {}): Sobrepuesto =>
  unSobrepuesto({ clave: 'k-2', monto: 5_000, forma: 'transferencia', datos: { transferencia }, ...mas });
const CONFIRMADO = { estado: 'confirmado', hasta: 1 } as const;
const delTelefono = { faltan: [unSobrepuesto(CONFIRMADO), deBanco(CONFIRMADO)], estan: [] };
const de = (...faltan: Sobrepuesto[]) => delDia({ faltan, estan: [] }, [HOY]).sinConfirmar;

describe('a transfer on the phone', () => {
  it('is one more payment, whose row says it', () => {
    expect(de(unSobrepuesto(), deBanco())).toMatchObject({
      monto: 17_000,
      transferido: 5_000,
      pagos: 2,
      visitados: ['c1'],
      filas: [{ monto_pagado: 5_000, transferencia }, { monto_pagado: 12_000 }],
    });
  });

  it('of many abonos waits for a manager, and nobody has it in hand', () => {
    const espera = { previsto: 'requiere_aprobacion' } as const;
    expect(de(deBanco(espera), unSobrepuesto(espera))).toMatchObject({ monto: 0, enMano: 12_000 });
  });

  it('is not the payment in cash of the same minute and amount', () => {
    const { id_credito, hora_registro } = { id_credito: 'c1', hora_registro: '11:05' };
    const sabida = { id_credito, hora_registro, monto_pagado: centavos(5_000), fecha_pago: HOY };
    const cuenta = (filas: object[]) =>
      delDia({ faltan: [deBanco()], estan: [] }, [HOY], { filas: filas as (typeof sabida)[] }).sinConfirmar;
    expect(cuenta([sabida])).toMatchObject({ pagos: 1 });
    expect(cuenta([{ ...sabida, transferencia }])).toMatchObject({ pagos: 0 });
  });
});

describe('the figures of an answer with it', () => {
  const tablero = {
    fecha: HOY,
    total_hoy: centavos(1_000),
    pagos_hoy: 1,
    clientes_visitados: 0,
    visitados: [],
    efectivo_entregar: centavos(1_000),
    en_mano_por_aprobar: CERO,
    semana: [],
    historial_dia: [],
  } as unknown as Tablero;

  it('are more collected, and the cash to deliver is of cash', () => {
    expect(tableroAlDia(delTelefono, tablero).datos).toMatchObject({
      total_hoy: 18_000,
      transferido: 5_000,
      pagos_hoy: 3,
      efectivo_entregar: 13_000,
    });
    const soloEfectivo = tableroAlDia({ faltan: [unSobrepuesto(CONFIRMADO)], estan: [] }, tablero).datos;
    expect(soloEfectivo).not.toHaveProperty('transferido');
  });

  it('of a day name it beside what the answer had of it', () => {
    const dia = {
      fecha: HOY,
      total_fecha: centavos(1_000),
      transferido: centavos(700),
      cantidad_abonos: 1,
      clientes_visitados: 0,
      visitados: [],
      historial_fecha: [],
      motivos: [],
    } as unknown as Respuesta<typeof reporteDia>;
    expect(diaAlDia(delTelefono, dia, { conFilas: false }).datos).toMatchObject({
      total_fecha: 18_000,
      transferido: 5_700,
    });
  });

  it('of the open cut do not know it', () => {
    const corte = {
      hoy: HOY,
      filas: [],
      esperado: CERO,
      efectivo_entregar: CERO,
      en_mano_por_aprobar: CERO,
    } as unknown as Parameters<typeof corteAlDia>[1];
    expect(corteAlDia(delTelefono, corte).datos).toMatchObject({
      esperado: 12_000,
      efectivo_entregar: 12_000,
      filas: [{ monto: 12_000 }],
    });
  });
});

it('its row of the history says it at once, confirmed or on this phone alone', () => {
  const respuesta = unaRespuesta({ id_pago: 'c1.transferencia-2026-11-20' });
  const confirmada = deBanco({ ...CONFIRMADO, respuesta });
  expect(historialConSobrepuestos({ datos: [] }, [confirmada]).datos).toMatchObject([{ transferencia }]);
  expect(soloAqui([deBanco()]).filas).toMatchObject([{ transferencia }]);
  expect(soloAqui([unSobrepuesto()]).filas[0]).not.toHaveProperty('transferencia');
});
