import { type Fecha, formatearFecha, sumarDias } from '@leal/domain';
import { cuantos } from '../../piezas/textos/textos.ts';
import type { Estadisticas } from './use-estadisticas.ts';

type TextoConciliacion = { readonly texto: string; readonly aviso: boolean };

/** Older than this, somebody has to ask why. */
const DIAS_VIGENTE = 2;

function cuando(fecha: Fecha, hora: string, hoy: Fecha): string {
  if (fecha === hoy) return `hoy ${hora}`;
  return fecha === sumarDias(hoy, -1) ? `ayer ${hora}` : formatearFecha(fecha);
}

type Conciliacion = NonNullable<Estadisticas['conciliacion']>;

function resultadoDe({ diferencias, sin_reparar, fallidos }: Conciliacion): string[] {
  const partes = [
    diferencias > 0 && cuantos(diferencias, 'diferencia corregida', 'diferencias corregidas'),
    sin_reparar > 0 && cuantos(sin_reparar, 'diferencia por revisar', 'diferencias por revisar'),
    fallidos > 0 && cuantos(fallidos, 'cobrador sin conciliar', 'cobradores sin conciliar'),
  ].filter((parte) => parte !== false);
  return partes.length > 0 ? partes : ['sin diferencias'];
}

/** When the figures were last compared with every payment, and with what result. */
export function textoConciliacion({
  conciliacion,
  fecha: hoy,
}: Pick<Estadisticas, 'conciliacion' | 'fecha'>): TextoConciliacion {
  if (conciliacion === null) return { texto: 'Saldos sin conciliar todavía', aviso: false };
  const { fecha, hora, sin_reparar, fallidos } = conciliacion;
  const texto = [`Saldos conciliados ${cuando(fecha, hora, hoy)}`, ...resultadoDe(conciliacion)].join(' · ');
  const vieja = fecha < sumarDias(hoy, -DIAS_VIGENTE);
  return { texto, aviso: vieja || sin_reparar > 0 || fallidos > 0 };
}
