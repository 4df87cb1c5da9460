// What each role may do with each call: a matrix as data.
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { MATRIZ } from '../setup/matriz/matriz.ts';
import { CON_CUENTAS, type EnMatriz, probarRoles } from '../setup/matriz/roles.ts';

const NOMBRES = Object.keys(MATRIZ) as EnMatriz[];
// The rest of them are asked where accounts are real (tests/http/permisos.test.ts).
probarRoles(
  abrirMundo(),
  NOMBRES.filter((nombre) => !CON_CUENTAS.includes(nombre)),
);
