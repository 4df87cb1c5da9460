import { centavos, formatearPesos } from '@leal/domain';

/** '$1,000', '50¢': a bill or a coin of so many centavos, as people call it. */
export const nombreDePieza = (valor: number): string =>
  valor < 100 ? `${valor}¢` : formatearPesos(centavos(valor)).replace(/\.00$/, '');
