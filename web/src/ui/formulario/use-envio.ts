import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { type Accion, esGuardado, type Respondido } from '../../lib/acciones/accion.ts';
import { type Duda, dudaSobre, useDuda } from '../../lib/acciones/dudas.ts';
import { darClave, huellaDe } from '../../lib/acciones/memoria-intentos.ts';
import { useAccion, usePresente } from '../../lib/acciones/use-accion.ts';
import { ErrorApi, mensajeDeError } from '../../lib/api/error-api.ts';
import type { Plano } from '../../lib/salida/registro.ts';
import type { Valores } from '../../lib/visto/al-dia.ts';
import { anunciar } from '../anunciar.tsx';
import { alertar } from '../dialogos/almacen.ts';
import { repartirFallo } from './repartir-fallo.ts';
import { cerrarBorrador, claveDelBorrador } from './use-borrador.ts';

type Ajustes<D, R> = {
  formulario: FormInstance;
  /** The message when the failure has none of its own. */
  porDefecto?: string;
  /** Called when it is done, before any message: the form closes. Old answers are read again after that. */
  alLograr?: (respuesta: R, datos: D) => unknown;
  /** Called after the failure was shown. */
  alFallar?: (error: unknown) => void;
  /** Called when what it was about has changed: the form shows the current values, and that is no failure. */
  alCambiar?: (actual: Valores) => void;
};

const cambioDe = (error: unknown): Valores | undefined =>
  error instanceof ErrorApi ? error.actual : undefined;

/**
 * Sends a form once: two taps count as one, and a success closes the form and shows its message. A failure keeps
 * everything that was typed; its messages are shown at the fields they name, the rest in `fallo`. While the outcome
 * is unknown there is `duda`; the form may be left, and the outcome is told all the same.
 */
export function useEnvio<C extends Plano, D, R>(accion: Accion<C, D, R>, acerca: C, ajustes: Ajustes<D, R>) {
  const { formulario, porDefecto = 'Intenta de nuevo.', alLograr, alFallar, alCambiar } = ajustes;
  const { ejecutar, isPending, isSuccess } = useAccion(accion);
  const sobre = accion.sobre(acerca);
  const [mensaje, setMensaje] = useState<string | null>(null);
  const cerrado = useRef(false);
  const presente = usePresente();
  const queEstorba = (duda: Duda | undefined) => (accion.siempreOtra && duda?.guardada ? undefined : duda);
  const duda = queEstorba(useDuda(sobre));

  const decirFallo = (datos: D, error: unknown): void => {
    if (presente.current) return setMensaje(repartirFallo(formulario, error, porDefecto));
    const contenido = mensajeDeError(error, porDefecto);
    void alertar({ tipo: 'error', titulo: `No se registró ${accion.que(acerca, datos)}.`, contenido });
  };

  const enviar = async (datos: D): Promise<void> => {
    if (cerrado.current || queEstorba(dudaSobre(sobre))) return;
    cerrado.current = true;
    setMensaje(null);
    const clave = claveDelBorrador(formulario, huellaDe(datos));
    if (clave) darClave(datos, clave);
    try {
      const respuesta = await ejecutar(acerca, datos, (contestacion) => alLograr?.(contestacion, datos));
      if (esGuardado(respuesta))
        anunciar.exito('Guardado', [accion.que(acerca, datos), accion.falta ?? []].flat().join(', '));
      else if (accion.exito) anunciar.exito(...accion.exito(acerca, datos, respuesta as Respondido<R>));
      cerrarBorrador(formulario);
    } catch (error) {
      cerrado.current = false;
      const actual = cambioDe(error);
      if (actual && alCambiar && presente.current) return alCambiar(actual);
      decirFallo(datos, error);
      alFallar?.(error);
    }
  };

  /** Sent, and either done or with an unknown outcome. */
  const enSuspenso = isPending || isSuccess || duda !== undefined;
  return { enviar, enviando: isPending, enSuspenso, fallo: { titulo: accion.fallo, mensaje }, duda };
}
