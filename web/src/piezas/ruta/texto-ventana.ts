import {
  diasEntre,
  type EstadoVentana,
  type Fecha,
  formatearFecha,
  nombreDia,
  type Parametros,
} from '@leal/domain';

const enPunto = (hora: number): string => `${String(hora).padStart(2, '0')}:00`;

/** Its last hour is counted in minutes. */
const POR_CERRAR_MIN = 60;
const SEMANA = 7;

/** 'el lunes'; further away with its date. */
function textoDiaQueAbre(abre: Fecha, hoy: Fecha): string {
  const dia = `el ${nombreDia(abre)}`;
  return diasEntre(hoy, abre) < SEMANA ? dia : `${dia} ${formatearFecha(abre)}`;
}

/** The route's words on its hours, and whether somebody should hurry: before a tap is refused. */
export function textoVentana(
  estado: EstadoVentana,
  hoy: Fecha,
  { hora_apertura, hora_cierre }: Parametros,
): { readonly texto: string; readonly tono: 'abierta' | 'por_cerrar' | 'cerrada' } {
  switch (estado.clase) {
    case 'por_abrir':
      return { texto: `Abre a las ${enPunto(hora_apertura)}`, tono: 'cerrada' };
    case 'abierta':
      return estado.minutos > POR_CERRAR_MIN
        ? { texto: `Abierto hasta las ${enPunto(hora_cierre)}`, tono: 'abierta' }
        : { texto: `Cierra en ${estado.minutos} min`, tono: 'por_cerrar' };
    case 'cerrada': {
      const { abre, descanso } = estado;
      const porque = descanso && `Hoy no se cobra: ${descanso.festivo ?? nombreDia(hoy)}`;
      const cuando = abre && `Abre ${textoDiaQueAbre(abre, hoy)} a las ${enPunto(hora_apertura)}`;
      return { texto: [porque, cuando].filter(Boolean).join('. '), tono: 'cerrada' };
    }
    default:
      return estado satisfies never;
  }
}
