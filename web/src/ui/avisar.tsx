import { message } from 'antd';
import { useEffect } from 'react';

type Aviso = {
  tipo: 'success' | 'error' | 'info' | 'warning';
  texto: string;
  detalle: string | undefined;
  segundos: number;
};

let mostrar: ((aviso: Aviso) => void) | undefined;

const aviso = (tipo: Aviso['tipo'], segundos: number) => (texto: string, detalle?: string) =>
  mostrar?.({ tipo, texto, detalle, segundos });

/** Toasts: a sentence, and below it whose and how much. A success stays 3000 ms (spec §9), an error longer. */
export const avisar = {
  exito: aviso('success', 3),
  error: aviso('error', 6),
  info: aviso('info', 4),
  atencion: aviso('warning', 5),
};

const contenido = (texto: string, detalle: string | undefined) =>
  detalle === undefined ? (
    texto
  ) : (
    <>
      <span>{texto}</span>
      <strong className="aviso-detalle">{detalle}</strong>
    </>
  );

/** The place where toasts appear; mounted once, in the frame. */
export function Avisos() {
  const [api, anfitrion] = message.useMessage({ maxCount: 3 });
  useEffect(() => {
    mostrar = ({ tipo, texto, detalle, segundos }) =>
      void api.open({ type: tipo, content: contenido(texto, detalle), duration: segundos });
    return () => {
      mostrar = undefined;
    };
  }, [api]);
  return anfitrion;
}
