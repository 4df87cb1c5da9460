import { idContador, nombreBase, nombreDuplicado, slug } from '@leal/domain';
import { tocayos } from '../../data/clientes.ts';
import { contadores } from '../../data/contadores.ts';
import type { Cambio } from '../../context/transaccion.ts';

type En = Pick<Cambio, 'tx'>;

/** A query that names more is refused. */
const POR_CONSULTA = 30;

/**
 * The names among these that somebody at that collector's has, as they stand in addresses. Somebody may have typed 'ANA
 * #2' as a name, which no counter knows of.
 */
export async function leerOcupados(
  { tx }: En,
  id_cobrador: string,
  nombres: readonly string[],
): Promise<ReadonlySet<string>> {
  const slugs = [...new Set(nombres.map(slug))];
  const consultas = [];
  for (let i = 0; i < slugs.length; i += POR_CONSULTA)
    consultas.push(tx.get(tocayos(id_cobrador, slugs.slice(i, i + POR_CONSULTA))));
  const leidos = await Promise.all(consultas);
  return new Set(leidos.flatMap(({ docs }) => docs.map((foto) => foto.data().slug)));
}

/**
 * The next number free for that base name at that collector's: read in the transaction, so that two at once take two. Besides
 * those that are stored, `tomados` are not free. Nothing is written until `apuntar`.
 */
export async function siguienteNombre(
  cambio: En,
  id_cobrador: string,
  original: string,
  tomados: ReadonlySet<string> = new Set(),
): Promise<{ readonly nombre: string; readonly contador: string; readonly apuntar: () => void }> {
  const base = nombreBase(original);
  const referencia = contadores.doc(idContador(id_cobrador, original));
  let ultimo = (await cambio.tx.get(referencia)).data()?.ultimo ?? 1;
  let nombre: string;
  do {
    ultimo += 1;
    nombre = nombreDuplicado(base, ultimo);
    // oxlint-disable-next-line no-await-in-loop -- the first one that is free
  } while (tomados.has(slug(nombre)) || (await leerOcupados(cambio, id_cobrador, [nombre])).size > 0);
  return { nombre, contador: referencia.id, apuntar: () => void cambio.tx.set(referencia, { ultimo }) };
}

/** The clients' names at a collector's, one for each in turn; `apuntar` keeps the numbers that were taken. */
type Nombrados = { readonly nombres: readonly string[]; readonly apuntar: () => void };

/**
 * A client whose name is taken there, or was given just before, gets the next number. `ocupados`: the names that are
 * taken, as in addresses, where they are known. It only reads, until `apuntar`.
 */
export async function nombrar(
  en: En,
  id_cobrador: string,
  pedidos: readonly string[],
  ocupados?: ReadonlySet<string>,
): Promise<Nombrados> {
  const tomados = new Set(ocupados ?? (await leerOcupados(en, id_cobrador, pedidos)));
  const apuntes = new Map<string, () => void>();
  const nombres: string[] = [];
  for (const pedido of pedidos) {
    // oxlint-disable-next-line no-await-in-loop -- each has to know of the names before it
    const siguiente = tomados.has(slug(pedido))
      ? await siguienteNombre(en, id_cobrador, pedido, tomados)
      : null;
    if (siguiente) apuntes.set(siguiente.contador, siguiente.apuntar);
    const nombre = siguiente?.nombre ?? pedido;
    tomados.add(slug(nombre));
    nombres.push(nombre);
  }
  const apuntar = (): void => {
    for (const apunte of apuntes.values()) apunte();
  };
  return { nombres, apuntar };
}
