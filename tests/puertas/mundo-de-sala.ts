// The scenes of tests/setup in a room of this process: each has a collector, a portfolio and whatever is asked first.
import { ROL } from '@leal/domain';
import { type Caminante, caminante, type Sala } from '@leal/jugador';
import { paraCargar, unaCartera } from '@leal/seed';
import type { Mundo, Persona } from '../setup/mundo.ts';
import { AHORA } from './oficina.ts';

const DE_LA_OFICINA = /^(configuracion|usuarios\/gerente-1|correos\/gerente-1)/;

export const comoPersona = (quien: Caminante): Persona => ({ ...quien, email: `${quien.uid}@leal.demo` });

/** Everybody's manager is this one; there is no suite behind it. */
export function mundoDe(sala: Sala, gerente: Caminante): Mundo {
  let cuantos = 0;
  const cobrador: Mundo['cobrador'] = (creditos = [], resto = {}) => {
    const uid = `e${(cuantos += 1)}`;
    const { documentos } = unaCartera({
      ahora: AHORA,
      ...resto,
      cobrador: { id_usuario: uid, email: `${uid}@leal.demo`, nombre: `Persona ${uid}` },
      creditos: creditos.map((credito, i) => ({
        ...credito,
        id_cliente: `${uid}-cli-${i + 1}`,
        id_credito: `${uid}-cre-${i + 1}`,
      })),
      gastos: (resto.gastos ?? []).map((gasto, i) => ({ ...gasto, id_gasto: `${uid}-gas-${i + 1}` })),
    });
    sala.motor.load(paraCargar(documentos.filter(({ ruta }) => !DE_LA_OFICINA.test(ruta))));
    return Promise.resolve({ ...comoPersona(caminante(uid, ROL.cobrador)), prefijo: uid });
  };
  return { cobrador, cuenta: () => Promise.resolve(comoPersona(gerente)) } as Partial<Mundo> as Mundo;
}
