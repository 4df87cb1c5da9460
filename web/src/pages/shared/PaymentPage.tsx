import { ROL } from '@leal/domain';
import { useParams } from 'react-router-dom';
import { RegistroDePago } from '../../features/pago/pantalla/RegistroDePago.tsx';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Spec §2, 'Payment screen': only collectors register; everybody else looks. */
export function PaymentPage() {
  const { slug = '' } = useParams();
  const { id_rol } = useUsuario();
  return <RegistroDePago key={slug} slug={slug} esCobrador={id_rol === ROL.cobrador} />;
}
