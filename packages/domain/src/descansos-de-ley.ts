import type { Fecha, Festivo } from './calendario.ts';

/** The first Monday, or the third, of a month. */
function lunes(anio: number, mes: number, cual: 1 | 3): string {
  const primero = new Date(Date.UTC(anio, mes - 1, 1)).getUTCDay();
  const dia = 1 + ((8 - primero) % 7) + (cual - 1) * 7;
  return `${mes}-${dia}`;
}

/** Every sixth year, when the federal executive changes: 2024, 2030… */
const cambiaElEjecutivo = (anio: number): boolean => anio % 6 === 2024 % 6;

/**
 * The days of rest that article 74 of Mexico's Ley Federal del Trabajo names, in that year; election days, which another law sets, are
 * not among them. They are proposed: none is in force before the owner lists it.
 */
export function descansosDeLey(anio: number): Festivo[] {
  const dias: readonly (readonly [string, string])[] = [
    ['1-1', 'Año Nuevo'],
    [lunes(anio, 2, 1), 'Día de la Constitución'],
    [lunes(anio, 3, 3), 'Natalicio de Benito Juárez'],
    ['5-1', 'Día del Trabajo'],
    ['9-16', 'Día de la Independencia'],
    ...(cambiaElEjecutivo(anio) ? [['10-1', 'Transmisión del Poder Ejecutivo'] as const] : []),
    [lunes(anio, 11, 3), 'Día de la Revolución'],
    ['12-25', 'Navidad'],
  ];
  return dias.map(([mesYDia, nombre]) => {
    const [mes = '', dia = ''] = mesYDia.split('-');
    return { fecha: `${anio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}` as Fecha, nombre };
  });
}
