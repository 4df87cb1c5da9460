import { ReportesDeTodos } from '../../features/oficina/rutas/ReportesDeTodos.tsx';

/** `/supervisor/reportes`. */
export const ReportesPage = () => <ReportesDeTodos />;
