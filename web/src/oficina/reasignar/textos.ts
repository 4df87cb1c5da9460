import type { EstadoReasignacion, Reasignacion } from '@leal/contract';

const ESTADOS: Readonly<Record<EstadoReasignacion, string>> = {
  en_curso: 'En curso',
  detenida: 'Detenida',
  terminada: 'Terminada',
};

export const estadoDe = ({ estado }: Pick<Reasignacion, 'estado'>): string => ESTADOS[estado];
