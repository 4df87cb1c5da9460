import { Button } from 'antd';
import type { ErrorApi } from '../../../lib/api/error-api.ts';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { ErrorCarga } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeTarjeta } from '../../../ui/estados/Huecos.tsx';
import { useVolver } from './Encabezado.tsx';

/** Unknown, or another collector's: both look alike. */
export function ClienteNoEncontrado() {
  const volver = useVolver();
  return (
    <section className="pago-aviso" role="alert">
      <Vacio
        dibujo="lupa"
        texto={
          <>
            <h2>Cliente no encontrado</h2>
            <p>No se pudo encontrar la información del cliente solicitado.</p>
          </>
        }
      >
        <Button type="primary" onClick={volver}>
          Volver
        </Button>
      </Vacio>
    </section>
  );
}

type Props = {
  /** The spec's sentence. */
  mensaje: string;
  error: ErrorApi;
  alReintentar: () => unknown;
  reintentando: boolean;
};

/** The error box of spec §2: titled 'Error', what failed, and why. */
export const ErrorPago = ({ mensaje, error, ...reintento }: Props) => (
  <ErrorCarga mensaje="Error" detalle={`${mensaje}. ${error.mensaje}`} {...reintento} />
);

/** The shape of the ready screen, so that nothing jumps when the client arrives. */
export const CargandoPago = () => (
  <div className="pila amplia" aria-busy>
    <div className="pago-portada grupo aire-12 lineas-4 extremos">
      <output className="nota">Cargando información del cliente...</output>
    </div>
    <div className="pago-columnas pila amplia cede" aria-hidden>
      <div className="pila amplia cede">
        <HuecoDeTarjeta alto={21} />
        <HuecoDeTarjeta />
      </div>
      <div className="pila amplia cede">
        <HuecoDeTarjeta datos={2} />
        <HuecoDeTarjeta datos={8} />
      </div>
    </div>
  </div>
);
