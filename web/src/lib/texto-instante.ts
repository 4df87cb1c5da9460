import { fechaLocal, formatearFecha, formatearHora } from '@leal/domain';

/** '18/11/2026 11:05', in the time of the business; '—' while it has not happened. */
export function textoInstante(iso: string | null): string {
  if (iso === null) return '—';
  const instante = new Date(iso);
  return `${formatearFecha(fechaLocal(instante))} ${formatearHora(instante)}`;
}
