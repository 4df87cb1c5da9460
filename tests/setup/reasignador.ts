// A client of one collector, and the other one to whom it goes.
import { inject } from 'vitest';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { escena, type Escena } from './escena.ts';
import { invocar } from './invocar.ts';
import { libroCuadrado } from './libro.ts';
import type { Mundo, Persona } from './mundo.ts';
import { reasignar } from './reasignar.ts';

export type Pareja = { readonly de: Escena; readonly a: Awaited<ReturnType<Mundo['cobrador']>> };

export const sinDiferencias = { detalle: [], por_revisar: [], fallidos: [] };

export function reasignador(mundo: Mundo) {
  return {
    conOtro: async (credito = {}, delOtro: object = {}): Promise<Pareja> => {
      const [de, a] = await Promise.all([escena(mundo, credito), mundo.cobrador([delOtro])]);
      return { de, a };
    },
    pasar: async ({ de, a }: Pareja, quien?: Persona) =>
      reasignar(quien ?? (await mundo.cuenta('gerente@leal.demo')), {
        de: de.cobrador.uid,
        a: [a.uid],
        clientes: [de.id_cliente],
      }),
    libros: ({ de, a }: Pareja) => Promise.all([de.libro(), libroCuadrado(mundo.db, a.uid)]),
    ruta: async (quien: Persona) => {
      const parametros = { id_usuario: quien.uid };
      return (await invocar(quien, 'activosSinPagoHoy', { parametros })).cuerpo;
    },
    /** The night, of these two alone. It is a job of this process: where a suite serves the office, only a room can run it. */
    noche: async ({ de, a }: Pareja): Promise<object> =>
      inject('suite')
        ? sinDiferencias
        : conciliarSaldos({
            reloj: { ahora: () => new Date('2026-11-18T18:00:00Z') },
            soloRevisar: true,
            cobradores: [de.cobrador.uid, a.uid],
          }),
  };
}
