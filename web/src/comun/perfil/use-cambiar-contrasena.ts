import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { cambiarContrasena, ContrasenaActualIncorrecta } from '../../lib/sesion/cambiar-contrasena.ts';
import { ErrorAcceso } from '../../lib/sesion/error-acceso.ts';
import { anunciar } from '../../ui/anunciar.tsx';

export type Contrasenas = { actual: string; nueva: string; repetida: string };

/** Changes the password; what was typed stays when it fails. */
export function useCambiarContrasena(formulario: FormInstance<Contrasenas>) {
  const [enviando, setEnviando] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);
  const enCurso = useRef(false);

  const decirFallo = (error: unknown): void => {
    if (!(error instanceof ErrorAcceso)) throw error;
    if (!(error instanceof ContrasenaActualIncorrecta)) return setFallo(error.message);
    formulario.setFields([{ name: 'actual', errors: [error.message] }]);
    formulario.focusField('actual');
  };

  const cambiar = async ({ actual, nueva }: Contrasenas): Promise<void> => {
    if (enCurso.current) return;
    enCurso.current = true;
    setEnviando(true);
    setFallo(null);
    try {
      await cambiarContrasena(actual, nueva);
      formulario.resetFields();
      anunciar.exito('Contraseña actualizada correctamente');
    } catch (error) {
      decirFallo(error);
    } finally {
      enCurso.current = false;
      setEnviando(false);
    }
  };

  return { cambiar, enviando, fallo };
}
