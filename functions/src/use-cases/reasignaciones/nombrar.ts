import { slug } from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import { leerOcupados, siguienteNombre } from '../clientes/tomar-nombre.ts';

/** Their names at the new collector's, one for each in turn; `apuntar` keeps the numbers that were taken. */
type Nombrados = { readonly nombres: readonly string[]; readonly apuntar: () => void };

/** Whoever has the name of somebody at that collector's gets the next number. Reads only, until `apuntar`. */
export async function nombrar(
  en: Pick<Cambio, 'tx'>,
  clientes: readonly { readonly nombre: string }[],
  id_cobrador: string,
): Promise<Nombrados> {
  const ocupados = await leerOcupados(
    en,
    id_cobrador,
    clientes.map(({ nombre }) => nombre),
  );
  const tomados = new Set(ocupados);
  const apuntes = new Map<string, () => void>();
  const nombres: string[] = [];
  for (const { nombre } of clientes) {
    // oxlint-disable-next-line no-await-in-loop -- each has to know of the names before it
    const otro = tomados.has(slug(nombre)) ? await siguienteNombre(en, id_cobrador, nombre, tomados) : null;
    if (otro) apuntes.set(otro.contador, otro.apuntar);
    tomados.add(slug(otro?.nombre ?? nombre));
    nombres.push(otro?.nombre ?? nombre);
  }
  const apuntar = (): void => {
    for (const uno of apuntes.values()) uno();
  };
  return { nombres, apuntar };
}
