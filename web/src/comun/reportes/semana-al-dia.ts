import { type Fecha, sumar } from '@leal/domain';
import { type AlDia, conTransferido } from '../../piezas/figuras/al-dia.ts';
import { type Cuenta, delDia, type DelTelefono, type FilaSabida } from '../../piezas/figuras/del-dia.ts';
import type { DiaDeSemana, Semana } from './armar-semana.ts';

const masDe = (cuenta: number | null, n: number): number | null => (cuenta === null ? null : cuenta + n);

/** The credits that these days count as visited; undefined where one does not say. */
function visitadoEn(dias: readonly DiaDeSemana[]): ((id_credito: string) => boolean) | undefined {
  if (dias.some(({ visitados }) => visitados === undefined)) return undefined;
  const todos = new Set(dias.flatMap(({ visitados = [] }) => visitados));
  return (id_credito) => todos.has(id_credito);
}

export type SemanaAlDia = AlDia<Semana> & { readonly aparteDe: (fecha: Fecha) => Cuenta | undefined };

/** The rows of these days; undefined where one does not say. */
const filasDe = (dias: readonly DiaDeSemana[]): FilaSabida[] | undefined =>
  dias.some(({ hechos }) => hechos === undefined)
    ? undefined
    : dias.flatMap(({ fecha: fecha_pago, hechos = [] }) => hechos.map((hecho) => ({ ...hecho, fecha_pago })));

/** A week and each of its days with what was confirmed since it was read, and what was not. */
export function semanaAlDia(delTelefono: DelTelefono, semana: Semana): SemanaAlDia {
  const de = (dias: readonly DiaDeSemana[]) =>
    delDia(
      delTelefono,
      dias.map(({ fecha }) => fecha),
      { filas: filasDe(dias), visitado: visitadoEn(dias) },
    );
  const { confirmado, sinConfirmar: aparte } = de(semana.dias);
  const porDia = semana.dias.map((dia) => ({ dia, cuenta: de([dia]) }));
  const datos = {
    ...semana,
    dias: porDia.map(({ dia, cuenta: { confirmado: mas } }) => ({
      ...dia,
      total: sumar(dia.total, mas.monto),
      cantidad_abonos: dia.cantidad_abonos + mas.pagos,
      clientes: dia.clientes + mas.visitados.length,
    })),
    total_semana: sumar(semana.total_semana, confirmado.monto),
    ...conTransferido(semana, confirmado),
    total_clientes: masDe(semana.total_clientes, confirmado.visitados.length),
    total_visitas: masDe(semana.total_visitas, confirmado.visitas),
    total_atrasos: masDe(semana.total_atrasos, confirmado.atrasos - confirmado.quitados),
  };
  const aparteDe = (fecha: Fecha) => porDia.find(({ dia }) => dia.fecha === fecha)?.cuenta.sinConfirmar;
  return { datos, aparte, hasta: confirmado.hasta, aparteDe };
}
