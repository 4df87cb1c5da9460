import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { textoDeCampo } from '../campos/campos.ts';
import type { Movido } from '../../lib/visto/al-dia.ts';
import { rebasarBorrador } from '../../ui/formulario/use-borrador.ts';

/** The field of a form, and how it writes what was read. */
export type Escribir = (campo: string, valor: unknown) => { readonly name: string; readonly value: unknown };

/** Fields that are called as they are read, and say it as it is. */
export const talCual: Escribir = (name, value) => ({ name, value });

/**
 * What moved while a form is filled in: a field that nobody touched follows, and is nobody's change; what was
 * typed stays, with what stands now beside it.
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
      if (escrito === escribir(campo, antes).value) formulario.setFieldValue(name, value);
      else if (escrito !== value)
        formulario.setFields([{ name, warnings: [`Ahora dice: ${textoDeCampo(campo, ahora)}`] }]);
    }
  }, [formulario, movidos, escribir]);
}
