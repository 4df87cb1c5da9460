import { abrirTelefonos } from './DialogoTelefonos.tsx';
import { abrirTerminar } from './DialogoTerminar.tsx';
import type { Quien } from './quien.ts';

/** What can be done with a person's sessions, as lines of their menu. Nobody ends all of their own here. */
export const menuDeSesiones = (quien: Quien) => [
  { key: 'perdido', label: 'Teléfono perdido', onClick: () => abrirTelefonos(quien) },
  ...(quien.esPropio
    ? []
    : [{ key: 'terminar', label: 'Terminar sesiones', danger: true, onClick: () => abrirTerminar(quien) }]),
];
