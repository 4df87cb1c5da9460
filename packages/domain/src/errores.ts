/** The most that wait for a collector's cash box; they are answered before another comes. */
export const TOPE_TRASPASOS = 20;

/** The status words of Firebase callables that our codes map to. */
type CodigoCallable =
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'already-exists'
  | 'failed-precondition'
  | 'resource-exhausted'
  | 'internal'
  | 'unavailable';

type DatosError = {
  readonly http: number;
  readonly callable: CodigoCallable;
  /** Spanish, fit to show; a rule may say something more precise. */
  readonly mensaje: string;
};

const error = (http: number, callable: CodigoCallable, mensaje: string): DatosError => ({
  http,
  callable,
  mensaje,
});

const conflicto = (mensaje: string) => error(409, 'already-exists', mensaje);
const regla = (mensaje: string) => error(422, 'failed-precondition', mensaje);

/** Code → HTTP status, callable status and default message. */
export const ERRORES = {
  DATOS_INVALIDOS: error(400, 'invalid-argument', 'Los datos enviados no son válidos.'),
  NO_AUTENTICADO: error(401, 'unauthenticated', 'Tu sesión terminó. Inicia sesión de nuevo.'),
  PROHIBIDO: error(403, 'permission-denied', 'Usuario no autorizado'),
  NO_ENCONTRADO: error(404, 'not-found', 'No se encontró lo que buscas.'),
  YA_PROCESADA: conflicto('Esta solicitud ya fue procesada.'),
  CAMBIO_MIENTRAS: conflicto('Los datos cambiaron mientras decidías. Revísalos y confirma de nuevo.'),
  SOLICITUD_PENDIENTE: conflicto('Ya hay una solicitud pendiente.'),
  SOLICITUDES_ABIERTAS: conflicto('El crédito tiene solicitudes pendientes. Resuélvelas primero.'),
  DEJA_CLIENTES: conflicto('Sus clientes se quedan sin cobrador.'),
  CLAVE_REUTILIZADA: conflicto('Esta operación ya se envió con otros datos.'),
  /** The answer of that key is forgotten; that it was done is not. */
  CLAVE_USADA: conflicto('Esto ya se hizo, y no se hace otra vez.'),
  FOLIO_OCUPADO: conflicto('Ese folio ya es de otro comprobante.'),
  EMAIL_EXISTS: conflicto('El correo electrónico ya está registrado'),
  CARGA_DEMASIADO_GRANDE: error(413, 'invalid-argument', 'La información enviada es demasiado grande.'),
  FUERA_DE_HORARIO: regla('Fuera de horario'),
  FECHA_INVALIDA: regla('La fecha del abono no es válida.'),
  MONTO_EXCEDE_SALDO: regla('El monto es mayor que el saldo del crédito.'),
  MONTO_NO_CUBRE_SALDO: regla('El monto debe cubrir al menos el saldo pendiente.'),
  PLAZO_INVALIDO: regla('Los días de pago deben ser 30, 40 o 60 días según el esquema de trabajo'),
  PLAZO_NO_EDITABLE: regla('El crédito ya tiene movimientos: los días de pago no se pueden cambiar.'),
  CREDITO_NO_ACTIVO: regla('El crédito no está activo.'),
  CLIENTE_CASTIGADO: regla(
    'Este cliente tiene un crédito castigado: un gerente tiene que permitirle otro préstamo.',
  ),
  NO_ELEGIBLE: regla('El crédito no es elegible para renovación.'),
  TRASPASOS_DE_MAS: regla(
    `Ya hay ${TOPE_TRASPASOS} entregas de efectivo sin responder. Que las respondan antes de hacer otra.`,
  ),
  CAJA_INSUFICIENTE: regla('No hay tanto en la caja.'),
  RUTA_PRESTADA: regla('Tu ruta está prestada: ahora la cobra otra persona.'),
  YA_PAGADO: regla('Ya se registró un pago para este cliente hoy.'),
  USUARIO_INVALIDO: regla('La cuenta no corresponde al usuario indicado.'),
  DEMASIADAS_SOLICITUDES: error(429, 'resource-exhausted', 'Demasiados intentos. Espera unos minutos.'),
  ERROR_INTERNO: error(500, 'internal', 'Ocurrió un error. Intenta de nuevo.'),
  /** Nothing was done. */
  INTENTA_DE_NUEVO: error(503, 'unavailable', 'El servidor está ocupado. Intenta de nuevo.'),
  /** Nobody knows yet whether it was done: only the same key may be sent again. */
  TARDO_DEMASIADO: error(503, 'unavailable', 'El servidor tardó demasiado. Intenta de nuevo.'),
};

/** Every error that an answer can carry. */
export type CodigoError = keyof typeof ERRORES;
export const CODIGOS = Object.keys(ERRORES) as readonly CodigoError[];

/** The words for a person whose account was turned off; the browser ends the session when an answer says this. */
export const CUENTA_DESACTIVADA = 'Tu cuenta está desactivada.';

/**
 * The same, of a session under another e-mail than the one that the office has given since: or somebody has given the
 * account another one, and turning it off and on gives it back.
 */
export const CORREO_DISTINTO =
  'El correo de tu cuenta no es el registrado. Entra con el que te dio la oficina, o pide a un gerente que desactive y active tu cuenta.';

/** The same, of a session that a manager has ended: its person may sign in again. */
export const SESION_TERMINADA = 'Tu sesión se cerró desde la oficina. Inicia sesión de nuevo.';

const DE_LA_CUENTA: ReadonlySet<string> = new Set([CUENTA_DESACTIVADA, CORREO_DISTINTO, SESION_TERMINADA]);

/** Nothing is wrong with what was asked: the account may ask nothing now. */
export const esDeLaCuenta = ({
  codigo,
  mensaje,
}: {
  readonly codigo: string;
  readonly mensaje: string;
}): boolean => codigo === 'PROHIBIDO' && DE_LA_CUENTA.has(mensaje);
