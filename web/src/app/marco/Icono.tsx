import type { TipoSolicitud } from '@leal/domain';
import { palabrasDe, TODOS_LOS_TIPOS } from '../../piezas/solicitud/tipos.ts';
import { Trazo } from '../../ui/Trazo.tsx';

const PIN = 'M12 21s-7-5.5-7-11a7 7 0 0 1 14 0c0 5.5-7 11-7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z';
const BARRAS = 'M3 20h18M6 20v-7M12 20V5M18 20v-11';
const GENTE =
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.5 2.5-6 6-6s6 2.5 6 6M16 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.2.7 3.5 2.8 3.5 5.7';
const GENTE_NUEVA =
  'M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM4 20c0-3.5 2.5-6 6-6s6 2.5 6 6M19 6v6M16 9h6';
const BANDEJA = 'M3.5 13L6 5h12l2.5 8v6h-17zM3.5 13H9l1 2.5h4l1-2.5h5.5';
const HOJA = 'M6 3v18l3-2 3 2 3-2 3 2V3zM9.5 8h5M9.5 12h5';
const SEMANA = 'M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4M8 16.5v-2M12 16.5v-3M16 16.5v-1';
const MANOS = 'M4 8h13M13.5 4.5L17 8l-3.5 3.5M20 16H7M10.5 12.5L7 16l3.5 3.5';
const BILLETE = 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 12h0M17.5 12h0';
const CAJA = 'M4 8h16v12H4zM4 8l3-4h10l3 4M9.5 12.5h5';

/** The icons of the kinds of requests, on a grid of 24 as all of them. */
const DE_TIPO: Readonly<Record<TipoSolicitud, string>> = {
  renovacion: 'M4 11a8 8 0 0 1 14.5-4L20 9M20 4v5h-5M20 13a8 8 0 0 1-14.5 4L4 15M4 20v-5h5',
  edicion_cliente:
    'M3 5h18v14H3zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 16c0-1.5 1.3-2.5 3-2.5s3 1 3 2.5M15 10h3M15 14h3',
  edicion_pago: 'M4 20l1-4.5L16 4.5 19.5 8l-11 11zM13.5 7L17 10.5',
  eliminacion_pago: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  abonos_multiples: 'M12 4l9 4.5-9 4.5-9-4.5zM3 13l9 4.5 9-4.5',
  captura_tardia: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
};
const DE_SOLICITUDES = Object.fromEntries(
  TODOS_LOS_TIPOS.map((tipo) => [palabrasDe(tipo).pantalla.camino, DE_TIPO[tipo]]),
);

/** The icon of each line of the menu, by its address, and of the frame's buttons. */
export const TRAZOS: Readonly<Record<string, string>> = {
  '/cobrador': PIN,
  '/cobrador/dashboard': BARRAS,
  '/cobrador/recaudado': BILLETE,
  '/cobrador/clientes-visitados': GENTE,
  '/nuevo-cliente': GENTE_NUEVA,
  '/cobrador/renovaciones': DE_TIPO.renovacion,
  '/cobrador/solicitudes': BANDEJA,
  '/cobrador/gastos': HOJA,
  '/cobrador/caja': CAJA,
  '/cobrador/traspasos': MANOS,
  '/cobrador/reportes': SEMANA,
  '/cobrador/pendientes':
    'M7 18a4 4 0 0 1-.3-8A5.5 5.5 0 0 1 17.3 11.5 3.3 3.3 0 0 1 17.5 18M12 20v-8M9 14.5l3-3 3 3',
  '/gerente': BARRAS,
  '/gerente/hoy': 'M4 7l2 2 3-4M4 16l2 2 3-4M13 7h7M13 16h7',
  '/gerente/bandeja': BANDEJA,
  '/gerente/rutas': PIN,
  '/gerente/reportes': SEMANA,
  '/gerente/riesgo': 'M12 4l9 16H3zM12 10v4M12 17h0',
  '/gerente/resultado': 'M4 20h16M6 16v-4M11 16V6M16 16v-7',
  '/gerente/castigados': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.7 5.7l12.6 12.6',
  '/gerente/efectivo': BILLETE,
  '/gerente/evolucion': 'M4 20h16M4 15l5-5 4 3 7-8M15 5h5v5',
  '/gerente/clientes-activos': GENTE,
  '/gerente/solicitudes': 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  ...DE_SOLICITUDES,
  '/gerente/gastos': HOJA,
  '/gerente/cortes': CAJA,
  '/gerente/diferencias': 'M5 9h14M5 15h14M16 5L8 19',
  '/gerente/transferencias': 'M3 10l9-6 9 6M4 20h16M6 10v7M12 10v7M18 10v7',
  '/gerente/traspasos': MANOS,
  '/gerente/por-entregar': 'M4 13v7h16v-7M12 15V4M8 8l4-4 4 4',
  '/gerente/equipo': GENTE,
  '/gerente/registrar-usuario': GENTE_NUEVA,
  '/gerente/bitacora': 'M7 3h12v18H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9.5 8h6M9.5 12h6M9.5 16h3',
  '/gerente/senales': 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  '/gerente/exportar': 'M12 15V4M8 8l4-4 4 4M4 20h16',
  '/gerente/importar': 'M12 3v11M8 10l4 4 4-4M4 16v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4',
  '/gerente/ajustes': 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  perfil: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
  salir: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  mas: 'M4 6h16M4 12h16M4 18h16',
};

/** A supervisor's screens are the manager's. */
export const trazoDe = (camino: string): string | undefined =>
  TRAZOS[camino.replace(/^\/supervisor/, '/gerente')];

/** The icon of that line. */
export const Icono = ({ de }: { de: string }) => <Trazo de={trazoDe(de)} />;
