import { type MutationOptions, useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { clienteConsultas } from '../api/cliente-consultas.ts';
import { invalidar } from '../api/consultas.ts';
import type { ErrorApi } from '../api/error-api.ts';
import type { Plano } from '../salida/registro.ts';
import type { Accion, Respondido } from './accion.ts';
import { conIntento } from './insistir.ts';
import { memoriaDe } from './memoria-intentos.ts';
import { type AlRetener, guardarYMandar, prepararSalida, sinGuardar } from './por-salida.ts';

type Pedido<C, D> = { readonly acerca: C; readonly datos: D; readonly alRetener?: AlRetener | undefined };
/** The answer, with the data that was really sent: that of the first tap, when a later tap repeated it. */
type Logro<D, R> = {
  readonly respuesta: R;
  readonly datos: D;
  readonly sinEnviar?: boolean;
  /** The phone could not keep it: no register is drawn over what is on screen. */
  readonly sinRegistro?: boolean;
};

async function intentar<C extends Plano, D, R>(
  accion: Accion<C, D, R>,
  { acerca, datos, alRetener }: Pedido<C, D>,
): Promise<Logro<D, R>> {
  const memoria = memoriaDe<D>(accion.nombre);
  const intento = memoria.tomar(datos);
  try {
    accion.revisar?.(acerca, intento.datos);
  } catch (error) {
    memoria.cerrar(intento);
    throw error;
  }
  const guardada = await guardarYMandar(accion, acerca, intento, alRetener).catch((error: unknown) => {
    memoria.cerrar(intento);
    throw error;
  });
  if (guardada) {
    memoria.cerrar(intento);
    return { ...guardada, datos: intento.datos };
  }
  const asunto = { sobre: accion.sobre(acerca), que: accion.que(acerca, intento.datos) };
  const respuesta: R = await conIntento<D, Respondido<R>>(memoria, intento.datos, asunto, (enCurso) =>
    accion.mandar(enCurso.datos, enCurso.clave),
  ).catch((error: unknown) => {
    throw guardada === null ? sinGuardar(error) : error;
  });
  return { respuesta, datos: intento.datos, sinRegistro: guardada === null };
}

/** An action as the options of a mutation; also for code outside of components. */
export const mutacionDe = <C extends Plano, D, R>(
  accion: Accion<C, D, R>,
): MutationOptions<Logro<D, R>, ErrorApi, Pedido<C, D>> => ({
  mutationKey: [accion.nombre],
  ...(accion.enFila && { scope: { id: accion.nombre } }),
  mutationFn: (pedido) => intentar(accion, pedido),
  onSuccess: async ({ respuesta, datos, sinEnviar = false, sinRegistro = false }, { acerca }) => {
    if (!sinEnviar) await accion.alLograr?.(acerca, datos, respuesta as Respondido<R>);
    if (sinRegistro) void clienteConsultas.invalidateQueries();
  },
  onError: async (error, { acerca, datos }) => {
    await accion.alFallar?.(acerca, datos, error);
    void invalidar(...(accion.caducaAlFallar ?? []));
  },
});

type Mutar<C, D, R> = (pedido: Pedido<C, D>) => Promise<Logro<D, R>>;

/**
 * Sends the action, and afterwards reads again, once, what is out of date. It waits for `antes` first, because reading
 * may replace the element that gets the focus back when a dialog closes.
 */
export const ejecutorDe =
  <C extends Plano, D, R>(accion: Accion<C, D, R>, mutar: Mutar<C, D, R>) =>
  async (acerca: C, datos: D, antes?: (respuesta: R) => unknown, alRetener?: AlRetener): Promise<R> => {
    const { respuesta } = await mutar({ acerca, datos, alRetener });
    void Promise.resolve(antes?.(respuesta)).then(() => invalidar(...(accion.caduca ?? [])));
    return respuesta;
  };

/**
 * The one way to change something. Each action of a person gets one Idempotency-Key; while its outcome is unknown (no
 * answer, 5xx) it is sent again with that key, and the promise waits until it is known. When it resolves, the screens
 * already show the outcome.
 */
export function useAccion<C extends Plano, D, R>(accion: Accion<C, D, R>) {
  const { mutateAsync, isPending, isSuccess } = useMutation(mutacionDe(accion));
  const guardable = accion.guardable !== undefined;
  useEffect(() => (guardable ? prepararSalida() : undefined), [guardable]);
  // Always the same function, so that memoised components do not render again.
  const ejecutar = useMemo(() => ejecutorDe(accion, mutateAsync), [accion, mutateAsync]);
  return { ejecutar, isPending, isSuccess };
}

/** Whether the component is still on screen, for answers that come late. */
export function usePresente(): RefObject<boolean> {
  const presente = useRef(false);
  useEffect(() => {
    presente.current = true;
    return () => {
      presente.current = false;
    };
  }, []);
  return presente;
}
