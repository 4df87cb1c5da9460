import { type EstadoPromesa, type Fecha, formatearFecha, formatearPesos, type Promesa } from '@leal/domain';

/** 'Prometió $120.00 hoy', 'Prometió $120.00 para el 20/11/2026', 'No cumplió: …', 'Cumplió: …'. */
export function textoPromesa({ fecha, monto }: Promesa, estado: EstadoPromesa, hoy: Fecha): string {
  const cuando = `${formatearPesos(monto)} para el ${formatearFecha(fecha)}`;
  if (estado === 'cumplida') return `Cumplió: ${cuando}`;
  if (estado === 'rota') return `No cumplió: ${cuando}`;
  return fecha === hoy ? `Prometió ${formatearPesos(monto)} hoy` : `Prometió ${cuando}`;
}
