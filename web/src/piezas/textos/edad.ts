import { cuantos } from './textos.ts';

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
const DIA_MS = 24 * HORA_MS;

/** The time that something has waited, in its largest unit: '8 min', '5 h', '1 día', '12 días'. */
export function textoEdad(desde: string, ahora: Date): string {
  const ms = Math.max(0, ahora.getTime() - Date.parse(desde));
  if (ms < HORA_MS) return `${Math.floor(ms / MINUTO_MS)} min`;
  return ms < DIA_MS ? `${Math.floor(ms / HORA_MS)} h` : cuantos(Math.floor(ms / DIA_MS), 'día', 'días');
}
