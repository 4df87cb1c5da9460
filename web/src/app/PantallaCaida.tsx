import { Button } from 'antd';
import { useState } from 'react';
import { faltaCodigo } from '../lib/sesion/error-acceso.ts';
import { recargarSiHayLinea } from '../lib/recargar.ts';

/**
 * A screen that cannot be shown, most often because its code did not arrive. The browser remembers
 * for good that a module could not be fetched: only loading the page anew brings it.
 */
export function PantallaCaida({ error }: { error: unknown }) {
  const [sinLinea, setSinLinea] = useState(() => faltaCodigo(error));
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
