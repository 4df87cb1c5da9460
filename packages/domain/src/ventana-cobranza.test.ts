import { describe, expect, it } from 'vitest';
import { a } from '../pruebas/constructores.ts';
import { fecha, nombreDia, sumarDias } from './calendario.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';
import { conParametros } from './parametros.ts';
import { type Plazo, PLAZOS } from './plazo.ts';
import { esCobrable, mensajeHorario, validarVentana } from './ventana-cobranza.ts';

const LUNES = fecha('2026-11-16');
const SEMANA = [0, 1, 2, 3, 4, 5, 6].map((n) => sumarDias(LUNES, n));
const HORAS = [
  ['00:00:00', false],
  ['09:59:59', false],
  ['10:00:00', true],
  ['13:30:00', true],
  ['17:59:59', true],
  ['18:00:00', false],
  ['23:59:59', false],
] as const;
const REVOLUCION = { fecha: fecha('2026-11-20'), nombre: 'Día de la Revolución' };

const CASOS = SEMANA.flatMap((dia) =>
  PLAZOS.flatMap((plazo) =>
    HORAS.flatMap(([hora, abierto]) =>
      [false, true].map((festivo) => ({ dia, plazo, hora, abierto, festivo })),
    ),
  ),
);

/** The rule said once more, in the words of spec §5. */
function esperado({ dia, plazo, abierto, festivo }: (typeof CASOS)[number]): string {
  if (plazo === 30 && dia === '2026-11-22')
    return 'No se puede cobrar los domingos para préstamos de 30 días.';
  if (festivo) return 'No se cobra en día festivo: Puente.';
  return abierto ? 'Pago permitido en este horario' : 'Horario de cobranza: 10:00 - 18:00';
}

describe('collection window: weekday × term × hour × holiday', () => {
  it.each(CASOS)('$dia, $plazo days, $hora, holiday $festivo', (caso) => {
    const festivos = caso.festivo ? [{ fecha: caso.dia, nombre: 'Puente' }] : [];
    const mensaje = esperado(caso);
    expect(validarVentana(a(caso.dia, caso.hora), caso.plazo, { ...NEGOCIO_POR_DEFECTO, festivos })).toEqual({
      permitido: mensaje === 'Pago permitido en este horario',
      mensaje,
    });
  });

  it('the last millisecond before closing is still open', () => {
    const casi = new Date(a('2026-11-20', '18:00').getTime() - 1);
    expect(validarVentana(casi, 30, NEGOCIO_POR_DEFECTO).permitido).toBe(true);
  });

  it.each([0, 45, NaN, -30])('a term of %s days is refused first', (plazo) => {
    expect(validarVentana(a('2026-11-22', '03:00'), plazo, NEGOCIO_POR_DEFECTO)).toEqual({
      permitido: false,
      mensaje: `Días de pago no válidos: ${plazo}. Debe ser 30, 40 o 60 días.`,
    });
  });

  it('a holiday closes no other day', () => {
    expect(
      validarVentana(a('2026-11-19', '11:00'), 30, { ...NEGOCIO_POR_DEFECTO, festivos: [REVOLUCION] })
        .permitido,
    ).toBe(true);
    expect(
      validarVentana(a('2026-11-20', '11:00'), 60, { ...NEGOCIO_POR_DEFECTO, festivos: [REVOLUCION] }),
    ).toEqual({
      permitido: false,
      mensaje: 'No se cobra en día festivo: Día de la Revolución.',
    });
  });

  it('the hours of the owner are the hours of the message', () => {
    const parametros = conParametros({ hora_apertura: 8, hora_cierre: 20 });
    expect(mensajeHorario({ apertura: 8, cierre: 20 })).toBe('Horario de cobranza: 08:00 - 20:00');
    expect(validarVentana(a('2026-11-20', '08:00'), 30, { festivos: [], parametros }).permitido).toBe(true);
    expect(validarVentana(a('2026-11-20', '20:00'), 30, { festivos: [], parametros }).permitido).toBe(false);
  });
});

describe('collectable day', () => {
  it.each(PLAZOS.flatMap((plazo) => SEMANA.map((dia) => [dia, plazo] as [typeof dia, Plazo])))(
    '%s for %s days',
    (dia, plazo) => {
      const domingo = nombreDia(dia) === 'domingo';
      expect(esCobrable(dia, plazo, [])).toBe(!(domingo && plazo === 30));
      expect(esCobrable(dia, plazo, [{ fecha: dia, nombre: 'Puente' }])).toBe(false);
    },
  );
});
