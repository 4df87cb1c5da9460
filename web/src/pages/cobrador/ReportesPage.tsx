import { ReportesDeCobranza } from '../../features/reportes/pantalla/ReportesDeCobranza.tsx';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Spec §2, `/cobrador/reportes`. */
export const ReportesPage = () => <ReportesDeCobranza idCobrador={useUsuario().id_usuario} />;
