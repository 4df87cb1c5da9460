// Somebody goes away, or comes back.
import { sumarDias } from '@leal/domain';
import type { Operacion } from './momento.ts';

/** Vacations for somebody who has none, or in the place of those that stand; rarely days that nobody may be given. */
export const ponerVacaciones: Operacion = (m) => {
  const { uid: id_usuario } = m.cobrador();
  const visto = m.usuario(id_usuario).vacaciones ?? null;
  const del = sumarDias(m.oficina.hoy(), m.azar.entero(-1, 3));
  const nuevas = { del, al: sumarDias(del, m.azar.entero(-1, 6)) };
  const cuerpo = { vacaciones: visto && m.azar.ocurre(0.3) ? null : nuevas, visto };
  const invocacion = { parametros: { id_usuario }, cuerpo };
  return { quien: m.gerente(), nombre: 'ponerVacaciones', invocacion };
};
