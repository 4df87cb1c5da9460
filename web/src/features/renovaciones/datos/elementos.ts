import { cuantos } from '../../../comun/textos/textos.ts';

type Contada = { readonly total?: number | undefined; readonly hay_mas?: boolean | undefined };

/** '1 elemento', '12 elementos' (spec §2); 'Más de 1,000 elementos' where nobody counted further. */
export function textoElementos(primera: Contada | undefined): string | null {
  if (primera?.total === undefined) return null;
  const texto = cuantos(primera.total, 'elemento', 'elementos');
  return primera.hay_mas ? `Más de ${texto}` : texto;
}
