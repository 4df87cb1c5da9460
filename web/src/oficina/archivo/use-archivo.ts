import { useRef, useState } from 'react';
import type { Consejos } from './lectura/fallo-de-archivo.ts';
import { type ArchivoLeido, leerArchivo, porQueNoSeLee } from './lectura/leer-archivo.ts';

type Elegido =
  | { readonly estado: 'ninguno' }
  | { readonly estado: 'leyendo' }
  | { readonly estado: 'leido'; readonly archivo: ArchivoLeido }
  | { readonly estado: 'fallo'; readonly mensaje: string };

/** The file that was chosen last, and what was read of it. `consejos`: what to do where it is too large. */
export function useArchivo(consejos: Consejos) {
  const [elegido, setElegido] = useState<Elegido>({ estado: 'ninguno' });
  const ultimo = useRef<File>(undefined);
  const elegir = async (archivo: File | undefined) => {
    if (!archivo) return;
    ultimo.current = archivo;
    setElegido({ estado: 'leyendo' });
    const leido: Elegido = await leerArchivo(archivo).then(
      (leido) => ({ estado: 'leido', archivo: leido }),
      (error: unknown) => ({ estado: 'fallo', mensaje: porQueNoSeLee(error, consejos) }),
    );
    // Another one was chosen while this one was read.
    if (ultimo.current === archivo) setElegido(leido);
  };
  return { elegido, elegir };
}
