import type { ClasePorAprobar } from '@leal/domain';
import type { Resolucion } from '../../lib/vivo/avisos.ts';

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

/** 'Aprobada: renovación de Ana López'. */
export function textoResolucion({ clase, aprobada, nombre_cliente }: Resolucion): string {
  const [cosa, final] = COSAS[clase];
  const de = nombre_cliente && ` de ${nombre_cliente}`;
  return `${aprobada ? 'Aprobad' : 'Rechazad'}${final}: ${cosa}${de}`;
}
