// Clients that go over to somebody else, while the store fails.
import { empezar } from '../reasignar.ts';
import type { Mundo } from '../mundo.ts';
import { type Caso, deGerente } from './preparar.ts';

export const casosDeReasignaciones = (mundo: Mundo): readonly Caso[] => {
  const otroCobrador = async () => (await mundo.cobrador([{}])).uid;
  /** The next change of one that was begun. */
  const empezada = async () => {
    const a = await otroCobrador();
    const preparado = await deGerente(mundo, (de) => ({ cuerpo: { de } }));
    const { de } = preparado.cuerpo as { de: string };
    const { cuerpo } = await empezar(await mundo.cuenta('gerente@leal.demo'), { de, a: [a] });
    return { ...preparado, cuerpo: {}, parametros: { id_reasignacion: cuerpo.id_reasignacion } };
  };
  return [
    {
      nombre: 'crearReasignacion',
      titulo: 'clients on their way to somebody else',
      preparar: async () => {
        const a = await otroCobrador();
        const queda = { van: 0, se_quedan: 0, partes: [{ id_cobrador: a, clientes: 1, saldo: 3600 }] };
        const visto = { clientes: 1, creditos: 1, saldo: 3600, ...queda };
        return deGerente(mundo, (de) => ({ cuerpo: { de, a: [a], visto } }));
      },
    },
    { nombre: 'seguirReasignacion', titulo: 'a client given to somebody else', preparar: empezada },
    { nombre: 'detenerReasignacion', titulo: 'clients that stay after all', preparar: empezada },
  ];
};
