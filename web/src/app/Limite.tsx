import { Button } from 'antd';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { hayDudas } from '../lib/acciones/dudas.ts';
import { creeHayLinea, mejorMomento, recargarSiHayLinea } from '../lib/linea.ts';
import { esDeLaLinea, faltaCodigo } from '../lib/sesion/error-acceso.ts';
import { avisarFalla } from './fallas.ts';

const OTRA_VEZ_MS = 15_000;

/** A page that the phone itself answered may name code that the server has no more, though the line is well. */
const esDelTelefono = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** When the line is back the page reloads by itself, except while the outcome of something sent is unknown. */
function useRecargaConLaLinea(sinLinea: boolean): void {
  useEffect(() => {
    if (!sinLinea) return undefined;
    const fin = new AbortController();
    const intentar = async (espera = true): Promise<void> => {
      if (espera) await mejorMomento(OTRA_VEZ_MS, fin.signal);
      if (hayDudas() || !(await recargarSiHayLinea())) await intentar();
    };
    void intentar(!esDelTelefono());
    return () => fin.abort();
  }, [sinLinea]);
}

/** Code that does not come while there is a line was most often replaced by a newer version. */
const motivo = (error: unknown): string =>
  faltaCodigo(error)
    ? 'No llegó una parte de la aplicación; puede que haya una versión nueva.'
    : 'Ocurrió un error. Lo que ya registraste y tus borradores siguen guardados.';

/**
 * A screen that cannot be shown, most often because its code did not arrive. The browser remembers
 * that a module could not be fetched: only reloading the page fetches it again.
 */
export function PantallaCaida({ error, folio }: { error: unknown; folio?: string | undefined }) {
  const [sinLinea, setSinLinea] = useState(
    () => esDeLaLinea(error) || (faltaCodigo(error) && !creeHayLinea()),
  );
  useRecargaConLaLinea(sinLinea || faltaCodigo(error));
  const recargar = async () => setSinLinea(!(await recargarSiHayLinea()));
  return (
    <section className="pantalla-aviso" role="alert">
      <h1>No se pudo abrir esta pantalla</h1>
      <p>{sinLinea ? 'Sin conexión. Revisa tu señal.' : motivo(error)}</p>
      <Button type="primary" onClick={() => void recargar()}>
        {sinLinea ? 'Reintentar' : 'Recargar'}
      </Button>
      {!sinLinea && folio !== undefined && (
        <p>
          Si vuelve a pasar, da este código a quien te ayuda: <strong>{folio}</strong>
        </p>
      )}
    </section>
  );
}

/** `donde`: when it changes, the children are tried again. `sustituto`: shown instead of the error screen. */
type Props = { children: ReactNode; donde?: string; sustituto?: ReactNode };
type Caida = { readonly error: unknown; readonly folio?: string };
type Estado = { readonly caida: Caida | null; readonly donde?: string | undefined };

/** Keeps the failure of a screen inside it: without this, React would leave the whole page blank. */
export class Limite extends Component<Props, Estado> {
  static getDerivedStateFromError = (error: unknown): Partial<Estado> => ({ caida: { error } });

  static getDerivedStateFromProps = ({ donde }: Props, anterior: Estado): Estado | null =>
    donde === anterior.donde ? null : { caida: null, donde };

  override state: Estado = { caida: null };

  /** Once it is on screen: what React only tries to draw may fail several times. */
  override componentDidCatch(error: unknown): void {
    const folio = avisarFalla(error, faltaCodigo(error) ? 'codigo' : 'pantalla');
    this.setState({ caida: { error, folio } });
  }

  override render(): ReactNode {
    const { caida } = this.state;
    const { children, sustituto = caida && <PantallaCaida {...caida} /> } = this.props;
    return caida ? sustituto : children;
  }
}
