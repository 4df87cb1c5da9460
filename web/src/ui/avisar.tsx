import { message } from 'antd';
import { useEffect } from 'react';

type Aviso = { tipo: 'success' | 'error' | 'info' | 'warning'; texto: string; segundos: number };

let mostrar: ((aviso: Aviso) => void) | undefined;

const aviso = (tipo: Aviso['tipo'], segundos: number) => (texto: string) =>
  mostrar?.({ tipo, texto, segundos });

/** Toasts. A success stays 3000 ms (spec §9), an error long enough to be read in the sun. */
export const avisar = {
  exito: aviso('success', 3),
  error: aviso('error', 6),
  info: aviso('info', 4),
  atencion: aviso('warning', 5),
};

/** The place where toasts appear; mounted once, in the frame. */
export function Avisos() {
  const [api, anfitrion] = message.useMessage({ maxCount: 3 });
  useEffect(() => {
    mostrar = ({ tipo, texto, segundos }) =>
      void api.open({ type: tipo, content: texto, duration: segundos });
    return () => {
      mostrar = undefined;
    };
  }, [api]);
  return anfitrion;
}
