import { inicioDe } from '@leal/domain';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { rolRecordado } from '../lib/sesion/recuerdo.ts';
import { useSesion } from '../lib/sesion/use-sesion.ts';
import { Emblema } from '../ui/Emblema.tsx';
import { FormularioAcceso } from './FormularioAcceso.tsx';
import { FormularioRestablecer } from './FormularioRestablecer.tsx';

/** Says how much is saved, and nothing of what it is: whoever did it sends it, or a manager hands it over. */
function Guardados() {
  const [n, setN] = useState(0);
  useEffect(() => {
    const contar = async () => setN((await import('../lib/salida/apuntes.ts')).apuntes().length);
    contar().catch(() => undefined);
  }, []);
  if (n === 0) return null;
  return (
    <p className="acceso-guardados">
      {`Este teléfono guarda ${n} ${n === 1 ? 'registro' : 'registros'} sin enviar, de quien no ha vuelto a entrar.`}
    </p>
  );
}

/** The card of the login, with its two faces. A plain box: antd's Card would weigh more than the form. */
function TarjetaAcceso({ motivo }: { motivo?: string | undefined }) {
  const [restablecer, setRestablecer] = useState(false);
  const [email, setEmail] = useState('');
  return (
    <main className="acceso">
      <div className="acceso-tarjeta">
        <p className="acceso-marca" aria-hidden>
          <Emblema />
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
        <Guardados />
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
