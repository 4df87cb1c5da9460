// The office's words about every kind, for tests that draw nothing: the table of kinds (`bandeja/por-clase.tsx`) has
// their cards, too.
import type { ClasePorAprobar } from '@leal/domain';
import type { Clase } from '../clase.ts';

const modulos = import.meta.glob<Record<string, unknown>>('../*.ts', { eager: true });
const esClase = (valor: unknown): valor is Clase<never> =>
  typeof valor === 'object' && valor !== null && 'clase' in valor && 'enLote' in valor;
const todas = Object.values(modulos).flatMap((modulo) => Object.values(modulo).filter(esClase));

export function claseDe(clase: ClasePorAprobar): Clase<never> {
  const hallada = todas.find((candidata) => candidata.clase === (clase as string));
  if (hallada === undefined) throw new Error(`Nothing in oficina/clases is about ${clase}`);
  return hallada;
}
