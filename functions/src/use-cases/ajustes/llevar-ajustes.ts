import { fechaLocal } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { documentoNegocio } from '../../data/configuracion.ts';
import type { Reloj } from '../../platform/clock.ts';
import { llevarCalendario } from '../calendario/llevar-calendario.ts';
import { asentarLlegados, hayLlegados } from './programados.ts';

/** What was saved for a day is a setting once it has come; then the calendar follows what is listed. A read more than the calendar's. */
export async function llevarAjustes(reloj: Reloj, limite_ms: number): Promise<object | void> {
  const ahora = reloj.ahora();
  const ajustes = await leer(documentoNegocio());
  if (ajustes && hayLlegados(ajustes, fechaLocal(ahora))) await asentarLlegados(ahora);
  return llevarCalendario(reloj, limite_ms);
}
