// A row of the authorization matrix, and the answers that many rows share.
import { centavos } from '@leal/domain';
import type { CreditoDeCartera, Invocacion } from '@leal/seed';
import { type Escena, escenaDe } from '../escena.ts';
import type { Mundo } from '../mundo.ts';

/** The data that a call is about. */
export type Datos = {
  readonly id_usuario: string;
  readonly id_credito: string;
  readonly id_cliente: string;
  readonly id_gasto: string;
  /** The id of the request that `preparar` made. */
  readonly id_solicitud: string;
};

/** What a test's person has (`gente-nueva.ts`). */
export const datosDe = (prefijo: string, numero = 1): Datos => ({
  id_usuario: prefijo,
  id_credito: `${prefijo}-cre-${numero}`,
  id_cliente: `${prefijo}-cli-${numero}`,
  id_gasto: `${prefijo}-gas-1`,
  id_solicitud: `${prefijo}-sol-1`,
});

export type Estado = 200 | 201 | 202 | 204 | 403 | 404 | 422;
export type Fila = {
  readonly peticion: (datos: Datos) => Invocacion | Promise<Invocacion>;
  /** The owner's portfolio, where one fresh credit would not do. */
  readonly creditos?: readonly CreditoDeCartera[];
  /** A deed that one of them has done, the other cannot do again: the manager does it to the second credit. */
  readonly cadaQuienUno?: true;
  /** The request that the owner makes first; gives its id. */
  readonly preparar?: (escena: Escena) => Promise<string>;
  /** One's own, another collector's, ids that do not exist. */
  readonly cobrador: readonly [propio: Estado, ajeno: Estado, inexistente: Estado];
  readonly gerente: readonly [existente: Estado, inexistente: Estado];
  readonly supervisor: readonly [existente: Estado, inexistente: Estado];
};

const UN_GASTO = { monto: centavos(15_000), motivo: 'Gasolina' };

/** The owner of what a row is about, who has made its request: its data, of that credit. */
export async function ponerEnEscena(mundo: Mundo, fila: Pick<Fila, 'creditos' | 'preparar'>) {
  const dueno = await mundo.cobrador(fila.creditos ?? [{}], { gastos: [UN_GASTO] });
  const pedida = await fila.preparar?.(escenaDe(mundo, dueno));
  const datos = (numero?: number): Datos => ({
    ...datosDe(dueno.uid, numero),
    ...(pedida !== undefined && { id_solicitud: pedida }),
  });
  return { dueno, datos };
}

export const porUsuario = ({ id_usuario }: Datos) => ({ parametros: { id_usuario } });
/** `preparar` says which phone. */
export const porTelefono = ({ id_usuario, id_solicitud: dispositivo }: Datos) => ({
  parametros: { id_usuario, dispositivo },
});
export const porCredito = ({ id_credito }: Datos) => ({ parametros: { id_credito } });
export const NADIE = [403, 403] as const;

export const DE_OFICINA = { cobrador: [200, 403, 403], gerente: [200, 404], supervisor: [200, 404] } as const;
/** Decided and changed by a manager alone. */
export const DE_GERENTE = { cobrador: [403, 403, 403], gerente: [200, 404], supervisor: NADIE } as const;
/** Nobody's id: a list or figures of all. */
export const DE_TODOS = { ...DE_GERENTE, gerente: [200, 200] } as const;
export const DE_TODOS_Y_SUPERVISOR = { ...DE_TODOS, supervisor: [200, 200] } as const;
export const PENDIENTE: readonly CreditoDeCartera[] = [{ estado: 'Pendiente' }];
export const porIdCredito = ({ id_credito }: Datos) => ({ cuerpo: { id_credito } });
export const porCliente = ({ id_cliente }: Datos) => ({ parametros: { id_cliente } });
export const porGasto = ({ id_gasto }: Datos) => ({ parametros: { id_gasto } });
export const nada = () => ({});
export const DE_COBRADOR = { cobrador: [200, 403, 403], gerente: NADIE, supervisor: NADIE } as const;

/** No id to guess: whose rows they are is decided by who asks. */
export const SIN_ID = {
  peticion: () => ({}),
  cobrador: [200, 200, 200],
  gerente: [200, 200],
  supervisor: NADIE,
} as const;
/** The same, where a supervisor reads everybody's too. */
export const LISTA_DE_TODOS = { ...SIN_ID, supervisor: [200, 200] } as const;
export const SIN_SUPERVISOR = { ...DE_OFICINA, supervisor: NADIE };
