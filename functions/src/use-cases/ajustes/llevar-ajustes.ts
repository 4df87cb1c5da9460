import { fechaLocal } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { documentoNegocio } from '../../data/configuracion.ts';
import type { Reloj } from '../../platform/clock.ts';
import { llevarCalendario } from '../calendario/llevar-calendario.ts';
import { asentarLlegados, hayLlegados } from './programados.ts';

/**
 * A change that was saved for a day is made once the day has come; then the calendar follows the listed days. It costs
 * one read more than the calendar alone.
 */
export async function llevarAjustes(reloj: Reloj, limite_ms: number): Promise<object | void> {
  const ahora = reloj.ahora();
  const ajustes = await leer(documentoNegocio());
  if (ajustes && hayLlegados(ajustes, fechaLocal(ahora))) await asentarLlegados(ahora);
  return llevarCalendario(reloj, limite_ms);
}
