import { describe, expect, it } from 'vitest';
import { a } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import { estadoDeVentana } from './estado-ventana.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';
import { conParametros } from './parametros.ts';
import type { Plazo } from './plazo.ts';

const REVOLUCION = { fecha: fecha('2026-11-20'), nombre: 'Día de la Revolución' };
const PUENTE = { fecha: fecha('2026-11-21'), nombre: 'Puente' };
const LUNES_LIBRE = { fecha: fecha('2026-11-23'), nombre: 'Inventario' };

const estado = (dia: string, hora: string, plazos: readonly Plazo[] = [30], festivos = [REVOLUCION]) =>
  estadoDeVentana(a(dia, hora), plazos, { ...NEGOCIO_POR_DEFECTO, festivos });
const cerrada = (abre: string) => ({ clase: 'cerrada', abre });

describe('what the window of a route says', () => {
  it.each([
    ['00:00:00', { clase: 'por_abrir' }],
    ['09:59:59', { clase: 'por_abrir' }],
    ['10:00:00', { clase: 'abierta', minutos: 480 }],
    ['16:59:59', { clase: 'abierta', minutos: 61 }],
    ['17:00:00', { clase: 'abierta', minutos: 60 }],
    ['17:17:00', { clase: 'abierta', minutos: 43 }],
    ['17:17:59', { clase: 'abierta', minutos: 43 }],
    ['17:59:59', { clase: 'abierta', minutos: 1 }],
    ['18:00:00', cerrada('2026-11-18')],
    ['23:59:59', cerrada('2026-11-18')],
  ])('on a Tuesday at %s', (hora, esperado) => expect(estado('2026-11-17', hora)).toEqual(esperado));

  it('skips a holiday, Sundays, and holidays in a row', () => {
    expect(estado('2026-11-19', '18:00')).toEqual(cerrada('2026-11-21'));
    expect(estado('2026-11-21', '18:00')).toEqual(cerrada('2026-11-23'));
    const puente = [REVOLUCION, PUENTE, LUNES_LIBRE];
    expect(estado('2026-11-19', '18:00', [30], puente)).toEqual(cerrada('2026-11-24'));
    // The longer terms are collected on the Sunday between them.
    expect(estado('2026-11-19', '18:00', [30, 60], puente)).toEqual(cerrada('2026-11-22'));
  });

  it('names the holiday all day, and a Sunday without collection', () => {
    const deFiesta = { ...cerrada('2026-11-21'), descanso: { festivo: 'Día de la Revolución' } };
    expect(estado('2026-11-20', '09:00')).toEqual(deFiesta);
    expect(estado('2026-11-20', '12:00', [30, 40, 60])).toEqual(deFiesta);
    expect(estado('2026-11-22', '12:00')).toEqual({ ...cerrada('2026-11-23'), descanso: { festivo: null } });
  });

  it('is open on a Sunday for the longer terms, and a route without loans rests', () => {
    expect(estado('2026-11-22', '12:00', [30, 40])).toEqual({ clase: 'abierta', minutos: 360 });
    expect(estado('2026-11-21', '18:00', [60])).toEqual(cerrada('2026-11-22'));
    expect(estado('2026-11-22', '12:00', [])).toEqual({
      ...cerrada('2026-11-23'),
      descanso: { festivo: null },
    });
  });

  it("goes by the owner's hours", () => {
    const negocio = { festivos: [], parametros: conParametros({ hora_apertura: 8, hora_cierre: 20 }) };
    expect(estadoDeVentana(a('2026-11-17', '07:59:59'), [30], negocio).clase).toBe('por_abrir');
    expect(estadoDeVentana(a('2026-11-17', '19:30'), [30], negocio)).toEqual({
      clase: 'abierta',
      minutos: 30,
    });
  });
});
