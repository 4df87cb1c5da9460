import { useState } from 'react';
import { ErrorAcceso } from '../lib/sesion/error-acceso.ts';
import { iniciarSesion } from '../lib/sesion/sesion.ts';

export type Credenciales = { email: string; password: string; recordar: boolean };

type Estado = { entrando: boolean; error?: string };

/** Signing in: what was typed stays when it fails; on success the session itself changes the screen. */
export function useAcceso() {
  const [estado, setEstado] = useState<Estado>({ entrando: false });

  const entrar = async ({ email, password, recordar }: Credenciales): Promise<void> => {
    setEstado({ entrando: true, error: '' });
    try {
      await iniciarSesion(email.trim(), password, recordar);
    } catch (error) {
      if (!(error instanceof ErrorAcceso)) throw error;
      setEstado({ entrando: false, error: error.message });
    }
  };

  return { ...estado, entrar };
}
