import type { ClasePorAprobar } from '@leal/domain';
import type { ResolucionAvisada } from '../../lib/vivo/avisos.ts';
import { textoEntregar } from '../../comun/credito/entrega.ts';
import { enFrase, palabrasDe } from '../../comun/solicitud/tipos.ts';

/** What was asked for, and how 'aprobad…' ends with it. */
function cosaDe(clase: ClasePorAprobar): readonly [cosa: string, final: string] {
  if (clase === 'creditos') return ['crédito', 'o'];
  if (clase === 'gastos') return ['gasto', 'o'];
  const { cosa = enFrase(clase), final } = palabrasDe(clase);
  return [cosa, final];
}

/** What is said of a decision, and below it what is to be done now. */
type Dicho = readonly [texto: string, detalle?: string];

/** 'Aprobada: renovación de Ana López', 'Entregar $2,345.00'. */
export function textoResolucion({
  clase,
  aprobada,
  nombre_cliente,
  monto_entregado,
}: ResolucionAvisada): Dicho {
  const [cosa, final] = cosaDe(clase);
  const de = nombre_cliente && ` de ${nombre_cliente}`;
  const texto = `${aprobada ? 'Aprobad' : 'Rechazad'}${final}: ${cosa}${de}`;
  return monto_entregado === undefined ? [texto] : [texto, textoEntregar(monto_entregado)];
}
