export { DEL_COBRADOR } from './cobrador.ts';
export { cerrarCaja } from './cortes.ts';
export type { Escritura, Espejo } from './espejo.ts';
export { DEL_GERENTE } from './gerente.ts';
export { type Intento, type Mesa, Momento, type Operacion } from './momento.ts';
export { type Caminante, caminante, porHttp, porNombre, PRIMERA_SESION } from './puerta.ts';
export { abrirSala, type Sala } from './sala.ts';
export { ponerVacaciones } from './vacaciones.ts';
export { alEmpezar, crearTiempo, gente, nacer, siguiente, type Vida, vivir } from './vida.ts';
