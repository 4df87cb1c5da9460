import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { aportacionSolicitud } from './aportaciones.ts';
import { CERO } from './dinero.ts';
import {
  DESTINO_POR_DEFECTO,
  devueltoContraLoPedido,
  type EfectivoRetenido,
  montoDeTarea,
  avanzarTarea,
  porResolver,
  tareaAbierta,
} from './tarea-efectivo.ts';

const AYER = new Date('2026-11-19T18:00:00Z');
const HOY = new Date('2026-11-20T18:00:00Z');
const pedida: EfectivoRetenido = {
  estado: 'pendiente',
  monto_total_centavos: p(455),
  monto_aprobado_centavos: null,
  efectivo: null,
};
const rechazada = { ...pedida, estado: 'rechazada', efectivo: 'registrar' } as const;
const deMenos = {
  ...pedida,
  estado: 'aprobada',
  monto_aprobado_centavos: p(300),
  efectivo: 'devolver',
} as const;
const hecha = { ...rechazada, tarea: { hecho: 'devuelto', fecha: AYER } } as const;

describe('the cash that a decision left', () => {
  it.each([
    ['waits', pedida, 0, 0],
    ['waits, whatever is said of it already', { ...pedida, efectivo: 'devolver' }, 0, 0],
    ['approved whole', { ...deMenos, monto_aprobado_centavos: p(455), efectivo: null }, 0, 0],
    ['approved for less', deMenos, 155, 155],
    ['rejected', rechazada, 455, 455],
    ['rejected, of before anybody said where to', { ...rechazada, efectivo: null }, 0, 0],
    ['partly registered', { ...rechazada, registrado_centavos: p(100) }, 455, 355],
    ['done, of before it was counted', hecha, 455, 0],
  ] as const)('%s', (_, multiple, monto, resta) => {
    expect([montoDeTarea(multiple), porResolver(multiple)]).toEqual([p(monto), p(resta)]);
    expect(tareaAbierta(multiple)).toBe(resta > 0);
  });

  it('is to be given back where the answer does not say', () => expect(DESTINO_POR_DEFECTO).toBe('devolver'));

  it('is in hand by another name once it is decided', () => {
    const suma = (retenido: EfectivoRetenido) =>
      aportacionSolicitud({ tipo: 'abonos_multiples', estado: retenido.estado, retenido }).totales;
    expect(suma(pedida)).toEqual({
      pendientes: { abonos_multiples: 1 },
      en_mano_por_aprobar_centavos: p(455),
    });
    expect(suma(deMenos)).toEqual({ en_mano_por_resolver_centavos: p(155) });
    expect(suma(hecha)).toEqual({});
    expect(aportacionSolicitud({ tipo: 'captura_tardia', estado: 'pendiente' }).totales).toEqual({
      pendientes: { captura_tardia: 1 },
    });
  });

  it('is closed by the payment that takes the last of it, and opened again by what comes back', () => {
    const enParte = avanzarTarea(rechazada, { registrado: p(100) }, AYER);
    expect([porResolver(enParte), enParte.tarea]).toEqual([p(355), undefined]);
    const todas = avanzarTarea(enParte, { registrado: p(355) }, HOY);
    expect([porResolver(todas), todas.tarea]).toEqual([CERO, { hecho: 'registrado', fecha: HOY }]);
    const otraVez = avanzarTarea(todas, { registrado: p(-100) }, HOY);
    expect([porResolver(otraVez), 'tarea' in otraVez]).toEqual([p(100), false]);
  });

  it('given back against the manager’s word says so, however little of it', () => {
    const enParte = avanzarTarea(rechazada, { registrado: p(400) }, AYER);
    expect(devueltoContraLoPedido(enParte)).toBe(false);
    const fin = avanzarTarea(enParte, { devuelto: p(55) }, HOY);
    expect([fin.tarea?.hecho, devueltoContraLoPedido(fin)]).toEqual(['devuelto', true]);
    expect(devueltoContraLoPedido(avanzarTarea(deMenos, { devuelto: p(155) }, HOY))).toBe(false);
  });

  it.each([
    { registrado: p(455.01) },
    { devuelto: p(456) },
    { registrado: p(-1) },
    { registrado: p(1), devuelto: p(-1) },
  ])('%j is not there to be moved', (paso) => {
    expect(() => avanzarTarea(rechazada, paso, HOY)).toThrow(RangeError);
  });
});
