import {
  type ConHorario,
  diasEntre,
  type EstadoVentana,
  type Fecha,
  formatearFecha,
  horarioDe,
  nombreDia,
} from '@leal/domain';

const enPunto = (hora: number): string => `${String(hora).padStart(2, '0')}:00`;

/** The window's last hour is counted in minutes. */
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
  negocio: ConHorario,
): { readonly texto: string; readonly tono: 'abierta' | 'por_cerrar' | 'cerrada' } {
  switch (estado.clase) {
    case 'por_abrir':
      return { texto: `Abre a las ${enPunto(horarioDe(negocio, hoy).apertura)}`, tono: 'cerrada' };
    case 'abierta':
      return estado.minutos > POR_CERRAR_MIN
        ? { texto: `Abierto hasta las ${enPunto(horarioDe(negocio, hoy).cierre)}`, tono: 'abierta' }
        : { texto: `Cierra en ${estado.minutos} min`, tono: 'por_cerrar' };
    case 'cerrada': {
      const { abre, descanso } = estado;
      const porque = descanso && `Hoy no se cobra: ${descanso.festivo ?? nombreDia(hoy)}`;
      const cuando =
        abre && `Abre ${textoDiaQueAbre(abre, hoy)} a las ${enPunto(horarioDe(negocio, abre).apertura)}`;
      return { texto: [porque, cuando].filter(Boolean).join('. '), tono: 'cerrada' };
    }
    default:
      return estado satisfies never;
  }
}
