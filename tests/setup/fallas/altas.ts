import { CAMBIOS_DE_ALTA } from '../ejemplos-altas.ts';
import { escena } from '../escena.ts';
import type { Mundo } from '../mundo.ts';
import { type Caso, contarAnotadas, deCobrador } from './preparar.ts';

async function tarea(mundo: Mundo) {
  const { cobrador, libro, multipleRechazado } = await escena(mundo);
  const parametros = { id: await multipleRechazado() };
  const foto = async () => {
    const { bitacora, ...resto } = await libro();
    return { anotaciones: bitacora.length, resto };
  };
  const anotadas = contarAnotadas(mundo, cobrador.uid);
  return { persona: cobrador, parametros, cuerpo: { hecho: 'devuelto' }, foto, anotadas };
}

/** What a collector registers and asks for. */
export const altas = (mundo: Mundo): Caso[] => [
  ...CAMBIOS_DE_ALTA.map(([nombre, { titulo, cuerpo, creditos }]): Caso => ({
    nombre,
    titulo,
    preparar: () => deCobrador(mundo, cuerpo, undefined, creditos),
    // A duplicate reads more inside its transaction than the others.
    ...(nombre !== 'duplicarCliente' && { breve: true }),
  })),
  {
    nombre: 'cerrarTareaMultiple',
    titulo: 'the cash of a rejected payment given back',
    preparar: () => tarea(mundo),
    breve: true,
  },
];
