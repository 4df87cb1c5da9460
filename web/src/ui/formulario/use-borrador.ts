import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  borrarBorrador,
  cerrarEnviado,
  claveDeEnvio,
  type Escrito,
  guardarBorrador,
  leerBorrador,
} from '../../lib/borradores.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

const TODO = (valores: Escrito): Escrito => valores;

const iguales = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** The typed values, without those that the form began with. `null`: a field that was emptied. */
function escritoEn(valores: Escrito, base: Escrito, campos: readonly string[] | undefined): Escrito {
  const tocados = Object.entries(valores).filter(([campo, valor]) => !iguales(valor, base[campo]));
  const propios = campos ? tocados.filter(([campo]) => campos.includes(campo)) : tocados;
  return Object.fromEntries(propios.map(([campo, valor]) => [campo, valor ?? null]));
}

type Abierto = {
  readonly enviado: () => void;
  readonly rebasar: (campo: string, valor: unknown) => void;
  readonly claveDe: (huella: string) => string | undefined;
};

/** The open draft of each form, also of a form that was left before the answer came. */
const abiertos = new WeakMap<FormInstance, Abierto>();
/** The forms on screen are told when a draft was sent, because another one may show the same. */
const enPantalla = new Set<(forma: string, enviado: Escrito) => void>();

/** The form was sent, or started again: what was sent (else all that the form holds) is not worth keeping. */
export const cerrarBorrador = (formulario: FormInstance): void => abiertos.get(formulario)?.enviado();

/** The key to send this under, if what is sent has a draft. */
export const claveDelBorrador = (formulario: FormInstance, huella: string): string | undefined =>
  abiertos.get(formulario)?.claveDe(huella);

/** The stored value has changed: the new one does not count as typed, either. */
export const rebasarBorrador = (formulario: FormInstance, campo: string, valor: unknown): void =>
  abiertos.get(formulario)?.rebasar(campo, valor);

/** Notes every change, and once more at the end, because the last key may not have been noted yet. */
function useAnotado(anotar: () => void, valores: Escrito | undefined): void {
  useEffect(() => {
    if (valores) anotar();
  }, [anotar, valores]);
  useEffect(() => {
    addEventListener('pagehide', anotar);
    return () => {
      removeEventListener('pagehide', anotar);
      anotar();
    };
  }, [anotar]);
}

/**
 * Keeps what is typed into the form around it, at every change, and brings it back when the form opens
 * again. `campos`: only these, for a form that holds what must not be kept.
 */
export function useBorrador(forma: string, campos: readonly string[] | undefined) {
  const formulario = Form.useFormInstance();
  const { id_usuario } = useUsuario();
  const base = useRef<Escrito>(null);
  /** The values as they were sent: the person may go on typing while waiting for the answer. */
  const enviando = useRef<Escrito>(null);
  const [recuperado, setRecuperado] = useState(() => leerBorrador(id_usuario, forma) !== null);
  const valores = Form.useWatch(TODO, { form: formulario, preserve: true });

  const todo = useCallback(() => formulario.getFieldsValue(true) as Escrito, [formulario]);
  const escrito = useCallback(
    () => (base.current ? escritoEn(todo(), base.current, campos) : {}),
    [campos, todo],
  );
  const anotar = useCallback(() => {
    if (base.current) guardarBorrador(id_usuario, forma, escrito());
  }, [id_usuario, forma, escrito]);
  const contarDesdeAqui = useCallback(() => {
    base.current = todo();
    setRecuperado(false);
  }, [todo]);
  const descartar = useCallback(() => {
    formulario.resetFields();
    contarDesdeAqui();
    borrarBorrador(id_usuario, forma);
  }, [formulario, contarDesdeAqui, id_usuario, forma]);

  // Once the fields are there; fields that were not touched keep the server's values.
  useEffect(() => {
    if (base.current) return;
    base.current = todo();
    const guardado = leerBorrador(id_usuario, forma);
    if (guardado) formulario.setFieldsValue(guardado);
  }, [id_usuario, forma, formulario, todo]);

  useAnotado(anotar, valores);

  useEffect(() => {
    const enviado = () => {
      const mandado = enviando.current ?? escrito();
      if (enPantalla.has(alEnviarse)) anotar();
      if (enviando.current) cerrarEnviado(id_usuario, forma, mandado);
      else borrarBorrador(id_usuario, forma);
      enviando.current = null;
      if (iguales(escrito(), mandado)) contarDesdeAqui();
      if (Object.keys(mandado).length === 0) return;
      for (const despertar of enPantalla) despertar(forma, mandado);
    };
    const rebasar = (campo: string, valor: unknown) => {
      if (base.current) base.current = { ...base.current, [campo]: valor };
    };
    const clavePara = (huella: string) => {
      anotar();
      enviando.current = escrito();
      return claveDeEnvio(id_usuario, forma, huella);
    };
    abiertos.set(formulario, { enviado, rebasar, claveDe: clavePara });
    const alEnviarse = (formaEnviada: string, mandado: Escrito) => {
      if (formaEnviada === forma && iguales(escrito(), mandado)) descartar();
    };
    enPantalla.add(alEnviarse);
    return () => void enPantalla.delete(alEnviarse);
  }, [formulario, id_usuario, forma, anotar, escrito, contarDesdeAqui, descartar]);

  return { recuperado, descartar };
}
