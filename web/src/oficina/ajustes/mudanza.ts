import type { Ajustes } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { cuantos, textoInstante } from '../../piezas/textos/textos.ts';

/** The kind of change: the listed days, or numbers by which credits are counted. */
type Clase = 'dias' | 'criterios';

const POR_EMPEZAR: Readonly<Record<Clase, string>> = {
  dias: 'El cambio rige en dos minutos; los créditos que toca se recorren enseguida.',
  criterios: 'El cambio rige en un minuto; los créditos que toca se recorren enseguida.',
};

/** How far the open credits are, in the words of somebody who waits for it; null: there was no such change. */
export function mudanzaDicha({ mudanza, por_aplicar, por_contar }: Ajustes, clase: Clase): string | null {
  const espera = clase === 'dias' ? por_aplicar : por_contar;
  if (espera && !mudanza?.en_curso) return POR_EMPEZAR[clase];
  if (!mudanza?.[clase])
    return espera ? 'El cambio espera a que termine otro, que los créditos están recorriendo.' : null;
  const { en_curso, creditos, rige_desde } = mudanza;
  const van = cuantos(creditos, 'crédito recorrido', 'créditos recorridos');
  return en_curso
    ? `El último cambio rige desde ${textoInstante(rige_desde)}. Los créditos se están recorriendo: ${formatearNumero(creditos)} hasta ahora. Otro cambio espera a que termine.`
    : `El último cambio rige desde ${textoInstante(rige_desde)}: ${van}.`;
}
