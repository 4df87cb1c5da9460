import { useState } from 'react';
import { ErrorAcceso } from '../../lib/sesion/error-acceso.ts';
import { restablecerContrasena } from '../../lib/sesion/sesion.ts';

type Estado = { estado: 'listo' | 'enviando' | 'enviado'; error?: string };

export function useRestablecer() {
  const [estado, setEstado] = useState<Estado>({ estado: 'listo' });

  const enviar = async (email: string): Promise<void> => {
    setEstado({ estado: 'enviando' });
    try {
      await restablecerContrasena(email.trim());
      setEstado({ estado: 'enviado' });
    } catch (error) {
      if (!(error instanceof ErrorAcceso)) throw error;
      setEstado({ estado: 'listo', error: error.message });
    }
  };

  return { ...estado, enviar };
}
