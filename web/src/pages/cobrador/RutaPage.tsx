import { RutaCobranza } from '../../features/ruta/pantalla/RutaCobranza.tsx';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Spec §2, 'Ruta de Cobranza'. */
export function RutaPage() {
  const { id_usuario } = useUsuario();
  return <RutaCobranza idCobrador={id_usuario} />;
}
