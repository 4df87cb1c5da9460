import type { ClasePorAprobar } from '@leal/domain';
import type { ResolucionAvisada } from '../../lib/vivo/avisos.ts';
import { textoEntregar } from '../../comun/credito/entrega.ts';

/** What was asked for, and how 'aprobad…' ends with it. */
const COSAS: { readonly [C in ClasePorAprobar]: readonly [cosa: string, final: 'a' | 'o' | 'os'] } = {
  creditos: ['crédito', 'o'],
  edicion_pago: ['edición de pago', 'a'],
  abonos_multiples: ['abonos múltiples', 'os'],
  eliminacion_pago: ['eliminación de pago', 'a'],
  edicion_cliente: ['edición de datos', 'a'],
  renovacion: ['renovación', 'a'],
  captura_tardia: ['captura tardía', 'a'],
  gastos: ['gasto', 'o'],
};

/** What is said of a decision, and below it what is to be done now. */
type Dicho = readonly [texto: string, detalle?: string];

/** 'Aprobada: renovación de Ana López', 'Entregar $2,345.00'. */
export function textoResolucion({
  clase,
  aprobada,
  nombre_cliente,
  monto_entregado,
}: ResolucionAvisada): Dicho {
  const [cosa, final] = COSAS[clase];
  const de = nombre_cliente && ` de ${nombre_cliente}`;
  const texto = `${aprobada ? 'Aprobad' : 'Rechazad'}${final}: ${cosa}${de}`;
  return monto_entregado === undefined ? [texto] : [texto, textoEntregar(monto_entregado)];
}
