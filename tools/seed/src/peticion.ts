// A request and its answer, by the name of its call in the contract.
import { type Llamada, LLAMADAS, type NombreLlamada } from '@leal/contract';

/** The data that travel, whatever carries them: the doors of the player's room or a suite's HTTP. */
export type DatosDeLlamada = {
  readonly cuerpo?: unknown;
  readonly clave?: string;
  readonly cabeceras?: Record<string, string>;
};
export type Respuesta<T = Record<string, unknown>> = {
  readonly estado: number;
  readonly cuerpo: T;
  readonly cabeceras: Headers;
};
/** The same by the name of a call: its address is made of these. */
export type Invocacion = DatosDeLlamada & {
  readonly parametros?: Record<string, string>;
  readonly consulta?: Record<string, string | number>;
};

/** The address of a call: parameters in their places, the query behind. */
export function rutaDe(
  { ruta }: Pick<Llamada, 'ruta'>,
  { parametros = {}, consulta = {} }: Invocacion = {},
): string {
  const hecha = ruta.replace(/:(\w+)/g, (_, nombre: string) => encodeURIComponent(parametros[nombre] ?? ''));
  const busqueda = new URLSearchParams(
    Object.entries(consulta).map(([n, v]): [string, string] => [n, String(v)]),
  ).toString();
  return busqueda !== '' ? `${hecha}?${busqueda}` : hecha;
}

/** Somebody who can send a request. */
export type Llama = {
  readonly llamar: <T = Record<string, unknown>>(
    metodo: string,
    ruta: string,
    peticion?: DatosDeLlamada,
  ) => Promise<Respuesta<T>>;
};

/** A call by its name in the contract; the answer as it comes. */
export function llamarPorContrato(
  quien: Llama,
  nombre: NombreLlamada,
  invocacion: Invocacion,
): Promise<Respuesta> {
  const llamada = LLAMADAS[nombre] as unknown as Llamada;
  return quien.llamar(llamada.metodo, rutaDe(llamada, invocacion), invocacion);
}
