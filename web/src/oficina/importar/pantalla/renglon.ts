import { type DudaImportada, sinAceptar } from '@leal/domain';
import type { Mendados } from '../revision/armar.ts';
import type { Clase, Revisado } from '../revision/revisar.ts';

export const CLASES: Readonly<Record<Clase, string>> = {
  lista: 'Lista',
  dudosa: 'Dudosa',
  mal: 'Mal',
  importada: 'En Leal',
};

/** The findings that stand in a row's way. */
export const porQue = ({ hallazgos, aceptadas }: Revisado): string => {
  const faltan = sinAceptar(hallazgos, aceptadas);
  return faltan.map(({ mensaje }) => mensaje).join('; ');
};

export type PropsRenglones = {
  filas: readonly Revisado[];
  alMendar: (renglon: number, campos: Mendados[number]) => void;
  alAceptar: (renglones: readonly number[], duda: DudaImportada, si: boolean) => void;
};
