import { CERO, TIPOS_FILA_CAJA } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { cajaDoc, filaCaja, sumasDeCaja } from './caja.ts';
import { comprobanteDoc, folioDoc, reciboDoc, serieDoc } from './comprobante.ts';
import { corteBreve, corteDoc, diferenciaDoc } from './corte.ts';
import { firmaDoc } from './firma.ts';
import { capturadaDe, movimientoDoc } from './movimiento.ts';
import { traspasoDoc } from './traspaso.ts';

const EN = new Date('2026-11-20T17:00:00Z');
const HOY = '2026-11-20';

const FILA = {
  tipo: 'pago',
  monto_centavos: 12_000,
  en: EN,
  fecha: HOY,
  cliente: 'Ana',
  id_credito: 'c1',
  nota: 'De más',
};
const SUMAS = { fondo: 1, pago: 2, gasto: -3, entrega: -4, parcial: -5, ajuste: -6 };
const EN_CERO = Object.fromEntries(TIPOS_FILA_CAJA.map((tipo) => [tipo, CERO]));
const CAJA = {
  id_cobrador: 'u1',
  numero: 3,
  total_centavos: 7,
  anterior_centavos: 8,
  sumas_centavos: SUMAS,
  filas: { 'pago-1': FILA },
  abierta_desde: HOY,
  traspasos: { t1: { tipo: 'fondo', estado: 'pedido', monto_centavos: 9, nota: null, en: EN, corte: 3 } },
};
const VEZ = {
  conteo: { '500': 1 },
  contado_centavos: 50_000,
  en: EN,
  nota: 'Completo',
  contado_por: 'Eva',
  devuelto: { en: EN, nombre_gerente: 'Eva', motivo: 'Falta' },
};
const BREVE = {
  id_corte: 'u1_3',
  id_cobrador: 'u1',
  nombre_cobrador: 'Leo',
  numero: 3,
  estado: 'devuelto',
  entregado_en: EN,
  fecha: HOY,
  sumas_centavos: SUMAS,
  esperado_centavos: 50_100,
  efectivo_entregar_centavos: 50_100,
  contado_centavos: 50_000,
  diferencia_centavos: 100,
  conteo: { '500': 1 },
  nota: null,
  veces: [VEZ],
  id_gerente: 'g1',
  nombre_gerente: 'Eva',
  fecha_respuesta: EN,
  motivo: 'Falta',
};
const DIFERENCIA = {
  id_corte: 'u1_3',
  id_cobrador: 'u1',
  nombre_cobrador: 'Leo',
  numero: 3,
  monto_centavos: 100,
  debe_centavos: 50,
  estado: 'saldada',
  creada_en: EN,
  nombre_gerente: 'Eva',
  resuelta_en: EN,
  resuelta_por: 'Eva',
  motivo: 'Pagada',
};
const TRASPASO = {
  id_traspaso: 't1',
  id_cobrador: 'u1',
  nombre_cobrador: 'Leo',
  tipo: 'fondo',
  estado: 'por_confirmar',
  nota: null,
  id_credito: 'c1',
  id_gerente: null,
  nombre_gerente: null,
  motivo: null,
  corte: 3,
  monto_centavos: 100,
  fecha_solicitud: EN,
  fecha_respuesta: EN,
};
const MOVIMIENTO = {
  id_movimiento: `transferencia-${HOY}`,
  id_credito: 'c1',
  id_cliente: 'k1',
  id_cobrador: 'u1',
  tipo: 'pago',
  monto_centavos: 12_000,
  abonos: 3,
  fecha: HOY,
  fecha_contable: HOY,
  capturado_en: EN,
  sincronizado_en: EN,
  tardia: false,
  dispositivo: 'd1',
  secuencia: 4,
  desfase_ms: -5,
  clave: 'k',
  descripcion: 'Pago registrado',
  registrado_por: 'u1',
  transferencia: { referencia: 'MBAN01', fecha: HOY, nota: 'De su hija' },
  cantidad_dias: 1,
  motivo_visita: 'No está',
  nota_visita: 'Mañana',
  promesa: { fecha: HOY, monto_centavos: 100 },
  cancelado: { fecha: EN, por: 'u1', id_movimiento: 'pago-1', calendario: 2 },
  eliminado: { fecha: EN, por: 'g1', motivo: 'Doble', id_solicitud: 's1', efectivo: 'devuelto' },
  ediciones: [
    {
      fecha: EN,
      por: 'g1',
      monto_anterior_centavos: 1,
      monto_nuevo_centavos: 2,
      motivo: 'Dedo',
      efectivo: 'devuelto',
    },
  ],
  debido: { esperado_centavos: 4000, dias_pago: 30 },
  solicitud_abierta: 's1',
  id_solicitud: 's2',
  id_solicitud_tarea: 's3',
};
const COMPROBANTE = {
  token: 't',
  folio: 'K7MQ2-0001',
  id_cobrador: 'u1',
  id_credito: 'c1',
  id_movimiento: 'pago-1',
  clave_pago: 'k',
  monto_centavos: 100,
  fecha: HOY,
  capturado_en: EN,
  creado_en: EN,
  revocado: { en: EN, por: 'u1', motivo: null },
};
const SERIE = { serie: 'K7MQ2', id_cobrador: 'u1', dispositivo: 'd1', creado_en: EN, cerrada_en: EN };
const FIRMA = { id_credito: 'c1', id_cobrador: 'u1', nombre_cobrador: 'Leo', trazos: 'M', firmada_en: EN };

const DOCUMENTOS = [
  ['a cash box', cajaDoc, CAJA],
  ['a row of it', filaCaja, FILA],
  ['its sums', sumasDeCaja, SUMAS],
  ['a cut', corteDoc, { ...BREVE, filas: { 'pago-1': FILA } }],
  ['a cut of a list', corteBreve, BREVE],
  ['a difference', diferenciaDoc, DIFERENCIA],
  ['a hand-over of cash', traspasoDoc, TRASPASO],
  ['a ledger row', movimientoDoc, MOVIMIENTO],
  ['a receipt', comprobanteDoc, COMPROBANTE],
  ['the receipt that stands', reciboDoc, { id_cobrador: 'u1', token: 't', es: 'k', id_credito: 'c1' }],
  ['a number', folioDoc, { folio: 'K7MQ2-0001', token: 't', id_cobrador: 'u1' }],
  ['a series', serieDoc, SERIE],
  ['a signature', firmaDoc, FIRMA],
] as const;

describe('what is stored of money', () => {
  it.each(DOCUMENTOS)('%s is read as it was written, field by field', (_, esquema, documento) => {
    expect(esquema.parse(documento)).toEqual(documento);
  });

  const MONTOS = DOCUMENTOS.flatMap(([nombre, esquema, documento]) =>
    Object.keys(documento)
      .filter((campo) => campo.endsWith('_centavos') && campo !== 'sumas_centavos')
      .map((campo) => [nombre, campo, esquema, documento] as const),
  );

  it.each(MONTOS)('%s holds whole centavos as %s', (_, campo, esquema, documento) => {
    for (const monto of [0.5, '5', null])
      expect(esquema.safeParse({ ...documento, [campo]: monto }).success).toBe(false);
  });
});

describe('a document that is older than a field', () => {
  it('of a box has nothing in it, and is its first cut', () => {
    const vacia = { numero: 1, total_centavos: 0, sumas_centavos: EN_CERO, filas: {}, traspasos: {} };
    expect(cajaDoc.parse({ id_cobrador: 'u1' })).toEqual({ id_cobrador: 'u1', ...vacia });
    const { estado: _, corte: __, ...antes } = CAJA.traspasos.t1;
    expect(cajaDoc.parse({ id_cobrador: 'u1', traspasos: { t1: antes } }).traspasos['t1']).toEqual({
      ...antes,
      estado: 'pendiente',
    });
  });

  it('names nobody and owes nothing', () => {
    const { cliente: _c, id_credito: _i, nota: _n, ...fila } = FILA;
    expect(filaCaja.parse(fila)).toEqual({ ...fila, cliente: null, id_credito: null, nota: null });
    const { contado_por: _p, ...vez } = VEZ;
    expect(corteBreve.parse({ ...BREVE, veces: [vez] }).veces).toEqual([{ ...vez, contado_por: null }]);
    const { debe_centavos: _d, ...diferencia } = DIFERENCIA;
    expect(diferenciaDoc.parse(diferencia)).toEqual({ ...diferencia, debe_centavos: 0 });
    const { id_credito: _t, corte: _k, ...traspaso } = TRASPASO;
    expect(traspasoDoc.parse(traspaso)).toEqual({ ...traspaso, id_credito: null });
  });
});

it('a row keeps of its phone and key what is known of them', () => {
  const { dispositivo, secuencia, desfase_ms, clave } = MOVIMIENTO;
  const capturada = { dispositivo, secuencia, desfase_ms, clave };
  expect(capturadaDe(MOVIMIENTO)).toEqual(capturada);
  expect(Object.keys(capturadaDe({}))).toEqual([]);
});
