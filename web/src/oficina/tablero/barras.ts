import { formatearPesos } from '@leal/domain';
import type { Barra } from '../../ui/graficas/Barras.tsx';
import { cuantos } from '../../piezas/textos/textos.ts';
import type { Estadisticas } from './use-estadisticas.ts';

type Tramo = Estadisticas['vencidos'][number];

const marcaDe = ({ desde, hasta }: Tramo): string => (hasta === null ? `${desde}+` : `${desde}–${hasta}`);
const nombreDe = ({ desde, hasta }: Tramo): string =>
  hasta === null ? `${desde} días o más` : `De ${desde} a ${hasta} días`;

/**
 * The overdue money by age: the length of the bar is the money, the text has the clients. Brackets without clients are
 * left out.
 */
export const barrasDeVencidos = (vencidos: readonly Tramo[]): Barra[] =>
  vencidos
    .filter(({ clientes }) => clientes > 0)
    .map((tramo) => ({
      marca: marcaDe(tramo),
      nombre: nombreDe(tramo),
      valor: tramo.saldo,
      texto: formatearPesos(tramo.saldo),
      nota: cuantos(tramo.clientes, 'cliente', 'clientes'),
    }));
