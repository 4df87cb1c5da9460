import { describe, expect, it } from 'vitest';
import { a, creditoActivo, esperando, p } from '../pruebas/constructores.ts';
import { ATRASO, decidir, HOY, PAGO, pagar, VISITA } from '../pruebas/decidir.ts';
import { fecha } from './calendario.ts';
import { llegadoHoy } from './decidir-gestion.ts';
import { CERO } from './dinero.ts';
import { ESTADOS_CREDITO, recibePagos } from './estado-credito.ts';
import type { GestionDia } from './gestion.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';
import { conParametros } from './parametros.ts';

const MULTIPLE = pagar(240);

const visita = { id_movimiento: 'visita-2026-11-20', hora: '10:05' };
const atraso = { id_movimiento: 'atraso-2026-11-20', hora: '10:10' };
const pago = { id_movimiento: 'pago-2026-11-20', monto_centavos: p(35), hora: '10:15' };
const multiple = { id_solicitud: 'S1', monto_centavos: p(240), hora: '10:20' };
const EN_PIE = {
  nada: undefined,
  visita: { visita },
  atraso: { atraso },
  'visita y atraso': { visita, atraso },
  pago: { pago, n: 1 },
  'visita y pago': { visita, pago, n: 1 },
  'multiple en espera': { multiple },
  'visita y multiple': { visita, multiple },
} satisfies Record<string, Partial<GestionDia> | undefined>;

const registrado = (movimiento: 'pago' | 'visita' | 'atraso', cancela_atraso: string | null = null) => ({
  tipo: 'registrado',
  movimiento,
  id_movimiento: `${movimiento}-2026-11-20`,
  monto: movimiento === 'pago' ? p(40) : 0,
  abonos: movimiento === 'pago' ? 1 : 0,
  cancela_atraso,
  finaliza: false,
});
const REQUIERE = {
  tipo: 'requiere_aprobacion',
  monto_total: p(240),
  cantidad_abonos: 6,
  monto_por_abono: p(40),
};
const ESPERA = { ...REQUIERE, tipo: 'aprobacion_pendiente', id_solicitud: 'S1', hora: '10:20' };
const ya = (tipo: 'pago' | 'visita' | 'atraso', monto: number, hora: string) => ({
  tipo: 'ya_registrado',
  registrado: { id_movimiento: `${tipo}-2026-11-20`, tipo, monto, hora },
});
const YA_PAGO = ya('pago', p(35), '10:15');
const YA_VISITA = ya('visita', 0, '10:05');
const YA_ATRASO = ya('atraso', 0, '10:10');
const YA_PAGADO = { tipo: 'ya_pagado' };

describe('the table of the day', () => {
  it.each([
    ['nada', registrado('pago'), registrado('visita'), registrado('atraso'), REQUIERE],
    ['visita', registrado('pago'), YA_VISITA, registrado('atraso'), REQUIERE],
    ['atraso', registrado('pago', 'atraso-2026-11-20'), registrado('visita'), YA_ATRASO, REQUIERE],
    ['visita y atraso', registrado('pago', 'atraso-2026-11-20'), YA_VISITA, YA_ATRASO, REQUIERE],
    ['pago', YA_PAGO, YA_PAGO, YA_PAGADO, YA_PAGO],
    ['visita y pago', YA_PAGO, YA_PAGO, YA_PAGADO, YA_PAGO],
    ['multiple en espera', ESPERA, ESPERA, YA_PAGADO, ESPERA],
    ['visita y multiple', ESPERA, ESPERA, YA_PAGADO, ESPERA],
  ] as const)('on a day with %s', (enPie, dePago, deVisita, deAtraso, deMultiple) => {
    const dia = EN_PIE[enPie];
    const contexto = dia ? { dia } : {};
    expect(decidir(PAGO, contexto)).toEqual(dePago);
    expect(decidir(VISITA, contexto)).toEqual(deVisita);
    expect(decidir(ATRASO, contexto)).toEqual(deAtraso);
    expect(decidir(MULTIPLE, contexto)).toEqual(deMultiple);
  });

  it('a deleted payment no longer counts as already, and the next one is numbered', () => {
    expect(decidir(PAGO, { dia: { n: 1 } })).toMatchObject({
      tipo: 'registrado',
      id_movimiento: 'pago-2026-11-20-2',
    });
    expect(decidir(ATRASO, { dia: { n: 1 } })).toMatchObject({ id_movimiento: 'atraso-2026-11-20-2' });
    expect(decidir(VISITA, { dia: { n: 1 } })).toMatchObject({ id_movimiento: 'visita-2026-11-20' });
  });

  it('what other days hold is of no concern', () => {
    const gestiones = { [fecha('2026-11-19')]: { ...EN_PIE.pago, n: 1 } };
    expect(decidir(PAGO, { credito: creditoActivo({}, { gestiones }) })).toMatchObject({
      tipo: 'registrado',
    });
  });
});

describe('a payment worth 6 abonos needs approval', () => {
  it.each([
    [199.99, 'registrado'],
    [200, 'registrado'],
    [200.01, 'requiere_aprobacion'],
    [240, 'requiere_aprobacion'],
    [1200, 'requiere_aprobacion'],
    [1200.01, 'excede_saldo'],
  ] as const)('%s of a daily 40: %s', (monto, tipo) => {
    expect(decidir(pagar(monto)).tipo).toBe(tipo);
  });

  it.each([
    [0, 200, 'registrado'],
    [160, 40, 'registrado'],
    [160, 40.01, 'requiere_aprobacion'],
    [200, 40, 'requiere_aprobacion'],
    [200, 0.01, 'requiere_aprobacion'],
  ] as const)('with %s arrived today, %s more: %s', (llegado, monto, tipo) => {
    expect(decidir(pagar(monto), { abonos_llegados_hoy: p(llegado) }).tipo).toBe(tipo);
  });

  it('a visit brings no money and is never held back by what arrived', () => {
    expect(decidir(VISITA, { abonos_llegados_hoy: p(1000) })).toMatchObject({ movimiento: 'visita' });
  });

  it('counts as arrived only what arrived on the server day', () => {
    const llegadas = { fecha: HOY, monto_centavos: p(120) };
    expect(llegadoHoy({ llegadas }, HOY)).toBe(p(120));
    expect(llegadoHoy({ llegadas }, fecha('2026-11-21'))).toBe(0);
    expect(llegadoHoy({ llegadas: null }, HOY)).toBe(0);
  });

  it('a second request is refused while one of another day is open; a regular payment is not', () => {
    const credito = creditoActivo({}, { solicitud_multiple: 'S9' });
    expect(decidir(MULTIPLE, { credito })).toEqual({ tipo: 'solicitud_pendiente', id_solicitud: 'S9' });
    expect(decidir(PAGO, { credito })).toMatchObject({ tipo: 'registrado' });
  });

  it('the owner may set another number', () => {
    const negocio = { festivos: [], parametros: conParametros({ abonos_requieren_aprobacion: 2 }) };
    expect(decidir(PAGO, { negocio })).toMatchObject({ tipo: 'registrado' });
    expect(decidir(pagar(41), { negocio })).toMatchObject({
      tipo: 'requiere_aprobacion',
    });
  });
});

describe('the balance', () => {
  const casi = creditoActivo({}, { saldo_centavos: p(30), total_pagado_centavos: p(1170) });

  it.each([
    [29.99, { tipo: 'registrado', finaliza: false }],
    [30, { tipo: 'registrado', finaliza: true }],
    [30.01, { tipo: 'excede_saldo', saldo: p(30), en_espera: p(0) }],
  ])('of 30 left, %s', (monto, esperado) => {
    expect(decidir(pagar(monto), { credito: casi })).toMatchObject(esperado);
  });

  /** 270 left, of which 240 wait for the manager since then. */
  const conEspera = (desde: string) =>
    esperando(creditoActivo({}, { saldo_centavos: p(270) }), desde, p(240));

  it.each([
    [0, { tipo: 'registrado', movimiento: 'visita' }],
    [30, { tipo: 'registrado', finaliza: false }],
    [30.01, { tipo: 'excede_saldo', saldo: p(270), en_espera: p(240) }],
    [200, { tipo: 'excede_saldo', saldo: p(270), en_espera: p(240) }],
  ])('of 270 left, of which 240 wait for the manager since yesterday, %s', (monto, esperado) => {
    const credito = conEspera('2026-11-19');
    expect(decidir(pagar(monto), { credito })).toMatchObject(esperado);
  });

  it('a payment taken the day before is not held to what came to wait after it', () => {
    const credito = conEspera('2026-11-21');
    expect(decidir(pagar(200), { credito })).toMatchObject({ tipo: 'registrado', finaliza: false });
  });
});

describe('what is looked at before the day', () => {
  it.each(ESTADOS_CREDITO.filter((estado) => !recibePagos(estado)))(
    'a credit that is %s takes nothing',
    (estado_credito) => {
      const credito = creditoActivo({}, { estado_credito });
      for (const peticion of [PAGO, VISITA, ATRASO, MULTIPLE]) {
        expect(decidir(peticion, { credito })).toEqual({ tipo: 'credito_no_activo', estado_credito });
      }
    },
  );

  it('the payment that settled the credit, sent again the same day, is already registered', () => {
    const credito = creditoActivo({}, { estado_credito: 'Finalizado', saldo_centavos: CERO });
    expect(decidir(PAGO, { credito, dia: EN_PIE.pago })).toEqual(YA_PAGO);
    expect(decidir(ATRASO, { credito, dia: EN_PIE.pago })).toEqual(YA_PAGADO);
  });

  it('a credit that was renewed after its payment of today takes nothing, that payment included', () => {
    const estado_credito = 'Renovado';
    const credito = creditoActivo({}, { estado_credito, saldo_centavos: CERO });
    const nada = { tipo: 'credito_no_activo', estado_credito };
    expect(decidir(PAGO, { credito, dia: EN_PIE.pago })).toEqual(nada);
  });

  it.each([
    ['09:59:59', 'fuera_de_horario'],
    ['10:00:00', 'registrado'],
    ['17:59:59', 'registrado'],
    ['18:00:00', 'fuera_de_horario'],
  ] as const)('at %s every action: %s', (hora, tipo) => {
    for (const peticion of [PAGO, VISITA, ATRASO]) {
      expect(decidir(peticion, { instante: a(HOY, hora) }).tipo).toBe(tipo);
    }
  });

  it('the tap counts: Sunday refuses a 30-day loan and takes a 40-day one', () => {
    const domingo = { instante: a('2026-11-22', '11:00'), fecha: fecha('2026-11-22') };
    expect(decidir(PAGO, domingo)).toEqual({
      tipo: 'fuera_de_horario',
      mensaje: 'No se puede cobrar los domingos para préstamos de 30 días.',
    });
    expect(decidir(PAGO, { ...domingo, credito: creditoActivo({ plazo: 40 }) })).toMatchObject({
      tipo: 'registrado',
    });
  });

  it('a holiday refuses', () => {
    const negocio = { ...NEGOCIO_POR_DEFECTO, festivos: [{ fecha: HOY, nombre: 'Puente' }] };
    const mensaje = 'No se cobra en día festivo: Puente.';
    expect(decidir(PAGO, { negocio })).toEqual({ tipo: 'fuera_de_horario', mensaje });
  });

  it.each([
    ['not the local date of the tap', { fecha: fecha('2026-11-19') }],
    ['before the credit started', { credito: creditoActivo({}, { fecha_inicio: fecha('2026-11-21') }) }],
  ])(
    'a business date %s is refused',
    (_, contexto: { fecha?: typeof HOY; credito?: EstadoCreditoLedger }) => {
      const mensaje = 'La fecha del abono no es válida.';
      expect(decidir(PAGO, contexto)).toEqual({ tipo: 'fecha_invalida', mensaje });
    },
  );

  it('an advance payment on the start day is taken', () => {
    const credito = creditoActivo({}, { fecha_inicio: HOY });
    expect(decidir(PAGO, { credito })).toMatchObject({ tipo: 'registrado' });
  });

  it('a negative payment cannot happen', () => {
    expect(() => decidir(pagar(-1))).toThrow(RangeError);
  });
});
