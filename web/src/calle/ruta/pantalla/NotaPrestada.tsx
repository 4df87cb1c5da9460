import { formatearFecha } from '@leal/domain';
import type { Ruta } from '../../../piezas/ruta/ruta-leida.ts';

type Props = { prestada: NonNullable<Ruta['prestada']>; vistaGerente: boolean };

/** Somebody else works this route: its own collector knows why nothing can be registered. */
export function NotaPrestada({ prestada: { nombre, al, ambos }, vistaGerente }: Props) {
  const quien = vistaGerente ? 'Esta ruta está prestada' : 'Tu ruta está prestada';
  const cobran = ambos ? 'Cobran los dos.' : vistaGerente ? '' : 'Mientras tanto no la cobras tú.';
  return <p className="nota">{`${quien} a ${nombre} hasta el ${formatearFecha(al)}. ${cobran}`}</p>;
}
