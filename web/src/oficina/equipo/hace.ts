import { formatearNumero } from '@leal/domain';

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** 'hace 2 h'; what is to come by this clock was just now. */
export function textoHace(iso: string, ahora: Date): string {
  const ms = ahora.getTime() - Date.parse(iso);
  if (ms < MINUTO) return 'hace un momento';
  if (ms < HORA) return `hace ${Math.floor(ms / MINUTO)} min`;
  if (ms < DIA) return `hace ${Math.floor(ms / HORA)} h`;
  const dias = Math.floor(ms / DIA);
  return dias === 1 ? 'hace 1 día' : `hace ${formatearNumero(dias)} días`;
}
