// The deeds that a manager thinks of now and then, whatever else goes on.
import {
  abonarDeposito,
  aclarar,
  apartarDeposito,
  arrepentirseDelCastigo,
  cancelarCredito,
  cargarDepositos,
  marcarEnBanco,
  cerrarCaja,
  compararCartera,
  deshacerCartera,
  importarCartera,
  permitirOtro,
  ponerVacaciones,
  prestarRuta,
  revisarSenal,
  terminarPrestamo,
  terminarSesiones,
} from '@leal/jugador';

/**
 * The boxes that are left, the people who go away or have to sign in again, the portfolios that come in, what the bank and the night
 * tell, loans that are not handed over after all, write-offs that were a mistake: each with how often.
 */
export const DEL_EQUIPO = [
  ['caja de quien se fue', 0.1, cerrarCaja],
  ['vacaciones', 0.03, ponerVacaciones],
  ['prestar', 0.03, prestarRuta],
  ['ruta de vuelta', 0.01, terminarPrestamo],
  ['sesiones', 0.02, terminarSesiones],
  ['comparar', 0.02, compararCartera],
  ['importar', 0.06, importarCartera],
  ['deshacer', 0.02, deshacerCartera],
  ['cargar del banco', 0.06, cargarDepositos],
  ['marcar en el banco', 0.1, marcarEnBanco],
  ['abonar del banco', 0.03, abonarDeposito],
  ['apartar del banco', 0.01, apartarDeposito],
  ['aclarar', 0.03, aclarar],
  ['no entregar', 0.01, cancelarCredito],
  ['arrepentirse', 0.01, arrepentirseDelCastigo],
  ['otro préstamo', 0.005, permitirOtro],
  ['senales', 0.03, revisarSenal],
] as const;
