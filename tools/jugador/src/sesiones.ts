// A manager ends the sessions of somebody's phones.
import type { Operacion } from './momento.ts';

export const terminarSesiones: Operacion = (m) => ({
  quien: m.gerente(),
  nombre: 'terminarSesiones',
  invocacion: { parametros: { id_usuario: m.cobrador().uid }, cuerpo: {} },
});
