import { sonIguales } from '@leal/domain';
import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { textoDeCampo } from '../campos/campos.ts';
import type { Movido } from '../../lib/visto/al-dia.ts';
import { rebasarBorrador } from '../../ui/formulario/use-borrador.ts';

/** The field of a form, and how it writes what was read. */
export type Escribir = (campo: string, valor: unknown) => { readonly name: string; readonly value: unknown };

/** For fields with the same name and value as in the reading. */
export const talCual: Escribir = (name, value) => ({ name, value });

/**
 * When a value changes while a form is filled in: a field that nobody touched takes the new value, which does not
 * count as a change; a typed value stays, and the form shows the current one below it.
 */
export function useSeguir(
  formulario: FormInstance,
  movidos: readonly Movido[],
  escribir: Escribir = talCual,
): void {
  const seguidos = useRef(new WeakSet<Movido>());
  useEffect(() => {
    for (const movido of movidos) {
      if (seguidos.current.has(movido)) continue;
      seguidos.current.add(movido);
      const { campo, antes, ahora } = movido;
      const { name, value } = escribir(campo, ahora);
      rebasarBorrador(formulario, name, value);
      const escrito: unknown = formulario.getFieldValue(name);
      if (sonIguales(escrito, escribir(campo, antes).value)) formulario.setFieldValue(name, value);
      else if (!sonIguales(escrito, value))
        formulario.setFields([{ name, warnings: [`Ahora dice: ${textoDeCampo(campo, ahora)}`] }]);
    }
  }, [formulario, movidos, escribir]);
}
