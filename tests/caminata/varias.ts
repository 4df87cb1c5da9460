// Many offices, one after the other, in as many processes as there are cores.
import { Fallo, jugar, type Jugada } from './jugar.ts';
import { obrar, repartir } from './obreros.ts';
import { abrirOficinas, type Oficinas } from './oficina.ts';

export type Jugado = {
  readonly jugada: Jugada;
  readonly operaciones: number;
  readonly hechos: ReadonlyMap<string, number>;
  readonly huella: string;
  readonly dias: number;
  /** The failure, with its step and all that it said. */
  readonly fallo?: { readonly que: string; readonly paso: number; readonly todo: string };
};

const MS_POR_DIA = 86_400_000;

/** An office's walk, whatever comes of it. */
async function jugarUna(oficinas: Oficinas, jugada: Jugada): Promise<Jugado> {
  try {
    const { relato, huella, desde, hasta } = await jugar(oficinas, jugada);
    const dias = (Date.parse(hasta) - Date.parse(desde)) / MS_POR_DIA;
    return { jugada, huella, dias, operaciones: relato.operaciones, hechos: relato.hechos };
  } catch (causa) {
    if (!(causa instanceof Fallo)) throw causa;
    const { operaciones, hechos } = causa.relato;
    const fallo = { que: causa.que, paso: causa.jugada.pasos, todo: causa.todo };
    return { jugada, huella: '', dias: 0, operaciones, hechos, fallo };
  }
}

/** This file is also what the processes run. */
if (process.argv[1] === import.meta.filename) {
  const oficinas = abrirOficinas();
  obrar(async (jugada: Jugada) => jugarUna(await oficinas, jugada));
}

/** Each walk as it ends. */
export const jugarVarias = (jugadas: readonly Jugada[], alAcabar: (jugado: Jugado) => void): Promise<void> =>
  repartir(import.meta.filename, jugadas, alAcabar);
