import type { CreditoDoc } from '@leal/contract/documentos';
import {
  type CierreDeCartera,
  cierreDe,
  type Fecha,
  inicioDeCredito,
  juntarCierres,
  ordenarColonias,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { creditosDe } from '../../data/creditos.ts';
import { recorrerEn } from '../../data/instante.ts';
import { guardarRiesgoDeAyer, recorrerCierres } from '../../data/riesgo-de-ayer.ts';

/**
 * The running credits of a collector as they go by, and since when their clients are clients. A client who came from another
 * collector left earlier loans there: of these all loans are read.
 */
export function recogerCartera() {
  const corren: CreditoDoc[] = [];
  const primeros = new Map<string, Fecha>();
  const deOtros = new Set<string>();
  const ver = (credito: CreditoDoc): void => {
    const { id_cliente, tambien_de = [] } = credito;
    if (tambien_de.length > 0) deOtros.add(id_cliente);
    const inicio = inicioDeCredito(credito);
    const antes = primeros.get(id_cliente);
    if (inicio !== null && (antes === undefined || inicio < antes)) primeros.set(id_cliente, inicio);
  };
  return {
    mas(credito: CreditoDoc, suyo: boolean): void {
      ver(credito);
      if (suyo && credito.debe_desde) corren.push(credito);
    },
    async cerrar(instante: Timestamp, dia: Fecha): Promise<CierreDeCartera> {
      const venidos = new Set(corren.map(({ id_cliente }) => id_cliente).filter((id) => deOtros.has(id)));
      for (const id_cliente of venidos)
        for await (const foto of recorrerEn(instante, creditosDe({ id_cliente }))) ver(foto.data());
      const creditos = corren.map((credito) => ({
        ...credito,
        primero: primeros.get(credito.id_cliente) ?? dia,
      }));
      return cierreDe(creditos, dia);
    },
  };
}

type Noche = { readonly corrida: string; readonly dia: Fecha; readonly ahora: Date };

/** Everybody's parts of that night as one; of whom there is none, it says how many. */
export async function juntarNoche(ids: readonly string[], { corrida, dia, ahora }: Noche): Promise<void> {
  let [todos, cuantos] = [juntarCierres([]), 0];
  for await (const partes of recorrerCierres(ids, corrida)) {
    todos = juntarCierres([todos, ...partes]);
    cuantos += partes.length;
  }
  const { montos, antiguedades } = todos;
  const { colonias, otras, sin_colonia } = ordenarColonias(todos.colonias);
  const copia = ({ n, saldo_centavos }: CierreDeCartera['montos'][number]) => ({
    n: [...n],
    saldo_centavos: [...saldo_centavos],
  });
  await guardarRiesgoDeAyer({
    fecha: dia,
    hecho_en: ahora,
    faltan: ids.length - cuantos,
    montos: montos.map(copia),
    antiguedades: antiguedades.map(copia),
    colonias: colonias.map(({ nombre, ...tramos }) => ({ nombre, ...copia(tramos) })),
    otras: { colonias: otras.colonias, ...copia(otras) },
    sin_colonia: copia(sin_colonia),
  });
}
