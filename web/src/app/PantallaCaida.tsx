import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { hayDudas } from '../lib/acciones/dudas.ts';
import { mejorMomento } from '../lib/mejor-momento.ts';
import { recargarSiHayLinea } from '../lib/recargar.ts';
import { esDeLaLinea, faltaCodigo } from '../lib/sesion/error-acceso.ts';

const OTRA_VEZ_MS = 15_000;

/** With the line the screen comes back by itself; not while the page asks for what only it knows. */
function useRecargaConLaLinea(sinLinea: boolean): void {
  useEffect(() => {
    if (!sinLinea) return undefined;
    const fin = new AbortController();
    const intentar = async (): Promise<void> => {
      await mejorMomento(OTRA_VEZ_MS, fin.signal);
      if (hayDudas() || !(await recargarSiHayLinea())) await intentar();
    };
    void intentar();
    return () => fin.abort();
  }, [sinLinea]);
}

/**
 * A screen that cannot be shown, most often because its code did not arrive. The browser remembers
 * for good that a module could not be fetched: only loading the page anew brings it.
 */
export function PantallaCaida({ error }: { error: unknown }) {
  const [sinLinea, setSinLinea] = useState(() => faltaCodigo(error) || esDeLaLinea(error));
  useRecargaConLaLinea(sinLinea);
  const reintentar = async () => setSinLinea(!(await recargarSiHayLinea()));
  return (
    <section className="pantalla-aviso" role="alert">
      <h1>No se pudo abrir esta pantalla</h1>
      <p>{sinLinea ? 'Sin conexión. Revisa tu señal.' : 'Ocurrió un error. Intenta de nuevo.'}</p>
      <Button type="primary" onClick={() => void reintentar()}>
        Reintentar
      </Button>
    </section>
  );
}
