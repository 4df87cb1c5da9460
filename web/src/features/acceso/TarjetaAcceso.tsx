import { useState } from 'react';
import { FormularioAcceso } from './FormularioAcceso.tsx';
import { FormularioRestablecer } from './FormularioRestablecer.tsx';

/** The card of the login, with its two faces. A plain box: antd's Card would weigh more than the form. */
export function TarjetaAcceso({ motivo }: { motivo?: string | undefined }) {
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
