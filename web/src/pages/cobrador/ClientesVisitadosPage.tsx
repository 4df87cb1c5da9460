import { ClientesVisitados } from '../../features/cartera/pantalla/ClientesVisitados.tsx';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Spec §2, `/cobrador/clientes-visitados`. */
export function ClientesVisitadosPage() {
  const { id_usuario } = useUsuario();
  return <ClientesVisitados key={id_usuario} idCobrador={id_usuario} />;
}
