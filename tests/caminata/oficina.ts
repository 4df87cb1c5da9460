// An office on a Firestore of its own: three collectors with a client of each term, two managers, and a clock that only goes on.
import { fecha, NEGOCIO_POR_DEFECTO, sumarDias } from '@leal/domain';
import type { Azar } from '@leal/seed';
import { abrirSala, gente, nacer, type Sala, type Vida } from '@leal/jugador';
import { vi } from 'vitest';
import { Caja } from './caja.ts';

/** Each walk starts on some day of these weeks. */
const EPOCA = fecha('2026-09-07');
const DIAS_DE_EPOCA = 60;

/** Two days without collection a month: the same for every walk, because a process remembers the settings. */
export const NEGOCIO = {
  ...NEGOCIO_POR_DEFECTO,
  festivos: Array.from({ length: 14 }, (_, i) => ({
    fecha: sumarDias(EPOCA, 9 + i * 13),
    nombre: `Feriado ${i}`,
  })),
};

export type Oficina = Vida & Pick<Sala, 'fallar' | 'quitarFallas'> & { readonly caja: Caja };

export async function abrirOficinas() {
  const sala = await abrirSala('demo-caminata');
  const { fallar, quitarFallas } = sala;
  const errores = vi.fn<Parameters<Sala['callar']>[0]>();
  sala.callar(errores);
  return {
    errores,
    cerrar: sala.cerrar,
    abrir: (nombre: string, azar: Azar): Oficina => {
      const inicio = sumarDias(EPOCA, azar.entero(0, DIAS_DE_EPOCA));
      const vida = nacer(sala, gente(nombre, 3, 2), inicio, NEGOCIO);
      return { ...vida, caja: new Caja(), fallar, quitarFallas };
    },
  };
}
