import type { Llamada, Respuesta } from '@leal/contract';
import type { Accion } from '../../lib/acciones/accion.ts';
import type { Datos } from '../../lib/api/opciones.ts';
import type { Plano } from '../../lib/salida/registro.ts';

/** An action that is a call of the API, about `C`. */
export type AccionDe<L extends Llamada, C extends Plano> = Accion<C, Datos<L>, Respuesta<L>>;
