import { ROL } from '@leal/domain';
import { useParams } from 'react-router-dom';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import '../pago.css';
import { BuscarCredito } from './BuscarCredito.tsx';
import { CreditoEnPantalla } from './CreditoEnPantalla.tsx';
import { Encabezado } from './Encabezado.tsx';
import { useCreditoAbierto } from '../datos/elegir-credito.ts';

/** Spec §2, 'Payment screen'. Another credit is another screen: nothing typed is kept for it. */
export function RegistroDePago() {
  const { slug = '' } = useParams();
  // A collector registers and asks for corrections; for others the panels are read-only.
  const esCobrador = useUsuario().id_rol === ROL.cobrador;
  const { abierto, abrir } = useCreditoAbierto();
  return (
    <div key={slug} className="pila amplia">
      <Encabezado id_credito={abierto?.id_credito} />
      {abierto ? (
        <CreditoEnPantalla key={abierto.id_credito} {...abierto} esCobrador={esCobrador} />
      ) : (
        <BuscarCredito slug={slug} alAbrir={abrir} />
      )}
    </div>
  );
}
