import { inicioDe } from '@leal/domain';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { rolRecordado } from '../../lib/sesion/recuerdo.ts';
import { useSesion } from '../../lib/sesion/use-sesion.ts';
import { FormularioAcceso } from './FormularioAcceso.tsx';
import { FormularioRestablecer } from './FormularioRestablecer.tsx';

/** The card of the login, with its two faces. A plain box: antd's Card would weigh more than the form. */
function TarjetaAcceso({ motivo }: { motivo?: string | undefined }) {
  const [restablecer, setRestablecer] = useState(false);
  const [email, setEmail] = useState('');
  return (
    <main className="acceso">
      <div className="acceso-tarjeta">
        <p className="acceso-marca" aria-hidden>
          Leal
        </p>
        {restablecer ? (
          <FormularioRestablecer email={email} alVolver={() => setRestablecer(false)} />
        ) : (
          <FormularioAcceso
            motivo={motivo}
            alOlvidar={(escrito) => {
              setEmail(escrito);
              setRestablecer(true);
            }}
          />
        )}
      </div>
    </main>
  );
}

/** The login. A stored session redirects at once; the guard finds out whether it is still valid. */
export function PantallaAcceso() {
  const sesion = useSesion();
  if (sesion.estado === 'activa') return <Navigate to={inicioDe(sesion.rol)} replace />;
  const recordado = sesion.estado === 'cargando' ? rolRecordado() : null;
  if (recordado !== null) return <Navigate to={inicioDe(recordado)} replace />;
  return <TarjetaAcceso motivo={sesion.estado === 'anonimo' ? sesion.motivo : undefined} />;
}
