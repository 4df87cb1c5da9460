import { useState } from 'react';
import { quitarDialogo } from './almacen.ts';

/** Longer than any motion of the theme. */
const MS_CIERRE = 600;

/**
 * Closes a dialog with its animation and forgets it afterwards. Should the animation never report its end,
 * the dialog is taken away all the same: it would bar the whole screen.
 */
export function useCierre(id: number) {
  const [abierto, setAbierto] = useState(true);
  const cerrar = () => {
    setAbierto(false);
    setTimeout(() => quitarDialogo(id), MS_CIERRE);
  };
  return { abierto, cerrar, alTerminar: () => quitarDialogo(id) };
}
