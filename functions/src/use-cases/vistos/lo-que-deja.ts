import type { UsuarioDoc } from '@leal/contract/documentos';
import { ROL } from '@leal/domain';
import type { AggregateField, AggregateQuery } from 'firebase-admin/firestore';
import { creditosPorEntregar } from '../../data/creditos.ts';
import { conTarea } from '../../data/solicitudes.ts';
import { traspasosDe } from '../../data/traspasos.ts';
import type { Deja } from './visto-de.ts';

type Cuenta = AggregateQuery<{ count: AggregateField<number> }>;
/** Counts inside a transaction or outside of one. */
export type Contar = (cuenta: Cuenta) => Promise<number>;

export const contarFuera: Contar = async (cuenta) => (await cuenta.get()).data().count;

/** Open tasks, hand-overs that wait, and loans to deliver: a read for each, however many they are. */
export async function leerLoQueDeja({ id_usuario, id_rol }: UsuarioDoc, contar: Contar): Promise<Deja> {
  if (id_rol !== ROL.cobrador) return { tareas: 0, traspasos: 0, por_entregar: 0 };
  const [tareas, traspasos, por_entregar] = await Promise.all([
    contar(conTarea(id_usuario).count()),
    contar(traspasosDe({ id_cobrador: id_usuario, estado: 'abierto' }).count()),
    contar(creditosPorEntregar([id_usuario]).count()),
  ]);
  return { tareas, traspasos, por_entregar };
}
