// A notice, as the server's listener brings it: whoever counts what waits counts then.
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { leerAbiertas, publicar } from '../../../web/src/lib/vivo/almacen.ts';

const escuchada = (coleccion: string) =>
  leerAbiertas().find(({ fuente: { consulta } }) => consulta.coleccion === coleccion);

/** A notice has come: about anything at all, of any collector. None does before all that is live listens. */
export async function llegaUnAviso(): Promise<void> {
  await waitFor(() => expect(escuchada('usuarios') && escuchada('avisos')).toBeTruthy());
  act(() => publicar(escuchada('avisos')!, { documentos: [], modificaciones: 0, toma: 1 }));
}
