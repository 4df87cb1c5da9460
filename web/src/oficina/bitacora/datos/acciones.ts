import type { RenglonBitacora } from '@leal/contract';
import { PEDIDAS } from '../../../piezas/solicitud/tipos.ts';

type Grupo = { readonly titulo: string; readonly acciones: Readonly<Record<string, string>> };

/** The words for each action of the audit, in the order in which people look for them. */
export const GRUPOS: readonly Grupo[] = [
  {
    titulo: 'Cobranza',
    acciones: {
      'abonos/registrar': 'Registró un pago',
      'clientes/registrar-atraso': 'Registró un atraso',
      'abonos/aprobar-multiple': 'Asentó abonos múltiples aprobados',
      'abonos/aprobar-tardio': 'Asentó una captura tardía aprobada',
      'abonos/tarea-multiple': 'Cerró el pendiente de efectivo',
      'abonos/descartar': 'Descartó un cobro en su teléfono',
      'abonos/editar-directo': 'Editó un pago',
      'transferencias/vista': 'Vio una transferencia en el banco',
      'transferencias/no_esta': 'No encontró una transferencia en el banco',
      'transferencias/por_confirmar': 'Dejó una transferencia por confirmar',
      'banco/cargar': 'Cargó movimientos del banco',
      'banco/abonar': 'Registró un depósito como pago',
      'banco/ajeno': 'Apartó un depósito que no es de un cliente',
      'banco/libre': 'Dejó libre un depósito',
      'transferencias/aclarar': 'Aclaró una transferencia que no se registró',
      'clientes/orden': 'Cambió el orden de la ruta',
    },
  },
  {
    titulo: 'Clientes y créditos',
    acciones: {
      'clientes/registrar': 'Registró un cliente',
      'clientes/duplicar': 'Duplicó un cliente',
      'clientes/editar': 'Editó un cliente',
      'clientes/punto': 'Ubicó la puerta de un cliente',
      'clientes/solicitudes/editar/aprobar': 'Aplicó la edición de un cliente',
      'clientes/nota': 'Escribió la nota de un cliente',
      'clientes/reasignar': 'Pasó un cliente a otro cobrador',
      'clientes/recibir': 'Dio clientes a un cobrador',
      'reasignaciones/crear': 'Empezó a reasignar clientes',
      'reasignaciones/detener': 'Detuvo una reasignación',
      'importaciones/abrir': 'Empezó a importar un archivo',
      'importaciones/tanda': 'Importó renglones de un archivo',
      'importaciones/cliente': 'Importó un cliente con su préstamo',
      'importaciones/deshacer': 'Deshizo una importación',
      'importaciones/deshacer-cliente': 'Quitó un cliente importado',
      'clientes/eliminar': 'Eliminó un cliente',
      'clientes/pendientes-creditos': 'Editó un crédito pendiente',
      'clientes/aprobar-credito': 'Aprobó un crédito',
      'clientes/rechazar-credito': 'Rechazó un crédito',
      'creditos/entregar': 'Entregó un crédito',
      'creditos/cancelar': 'Canceló un crédito sin entregar',
      'creditos/deshacer-entrega': 'Deshizo una entrega que no ocurrió',
      'creditos/castigar': 'Castigó un crédito',
      'creditos/pedir-castigo': 'Pidió castigar un crédito',
      'creditos/no-castigar': 'Decidió no castigar un crédito',
      'creditos/deshacer-castigo': 'Deshizo un castigo',
      'creditos/levantar-castigo': 'Permitió otro préstamo tras un castigo',
      'creditos/convenio': 'Anotó un convenio',
      'creditos/cancelar-convenio': 'Canceló un convenio',
      'ajustes/guardar': 'Cambió los ajustes',
      'ajustes/programar': 'Programó un cambio de ajustes',
      'ajustes/desprogramar': 'Quitó un cambio programado de ajustes',
      'ajustes/sin-efecto': 'Programó un cambio de ajustes que no se pudo aplicar',
      'ajustes/mudar': 'Contó un crédito con otros ajustes',
      'calendario/mudar': 'Cambió el plan por un día sin cobro',
      'renovaciones/liquidar': 'Liquidó un crédito por renovación',
      'renovaciones/empezar': 'Empezó un crédito renovado',
    },
  },
  {
    titulo: 'Solicitudes',
    acciones: {
      ...PEDIDAS,
      'solicitudes/aprobar': 'Aprobó una solicitud',
      'solicitudes/rechazar': 'Rechazó una solicitud',
    },
  },
  {
    titulo: 'Gastos',
    acciones: {
      'gastos/crear': 'Registró un gasto',
      'gastos/aprobar': 'Aprobó un gasto',
      'gastos/rechazar': 'Rechazó un gasto',
    },
  },
  {
    titulo: 'Caja',
    acciones: {
      'traspasos/crear': 'Entregó efectivo por confirmar',
      'traspasos/pedir': 'Pidió un fondo',
      'traspasos/dar': 'Dio un fondo que se pidió',
      'traspasos/confirmar': 'Confirmó efectivo',
      'traspasos/rechazar': 'Rechazó efectivo',
      'traspasos/cancelar': 'Canceló una entrega de efectivo',
      'cortes/entregar': 'Entregó un corte',
      'cortes/entregar-de-nuevo': 'Entregó de nuevo un corte devuelto',
      'cortes/confirmar': 'Confirmó un corte',
      'cortes/cerrar': 'Contó y cerró la caja de quien no está',
      'cortes/devolver': 'Devolvió un corte',
      'diferencias/saldada': 'Saldó una diferencia',
      'diferencias/condonada': 'Condonó una diferencia',
    },
  },
  {
    titulo: 'Comprobantes',
    acciones: {
      'comprobantes/serie': 'Recibió su serie de comprobantes',
      'comprobantes/crear': 'Dio un comprobante',
      'comprobantes/revocar': 'Anuló un comprobante',
    },
  },
  {
    titulo: 'Señales',
    acciones: {
      'senales/revisada': 'Revisó una señal',
      'senales/falsa-alarma': 'Dijo que una señal fue falsa alarma',
    },
  },
  {
    titulo: 'Usuarios',
    acciones: {
      'auth/register': 'Registró un usuario',
      'usuarios/cambiar': 'Cambió un usuario',
      'usuarios/editar': 'Editó un usuario',
      'usuarios/enlace-contrasena': 'Hizo un enlace para una contraseña',
      'usuarios/terminar-sesiones': 'Terminó las sesiones de un usuario',
      'usuarios/telefono-perdido': 'Dio por perdido un teléfono',
      'usuarios/vacaciones': 'Cambió unas vacaciones',
      'rutas/prestar': 'Prestó una ruta',
      'rutas/terminar-prestamo': 'Terminó el préstamo de una ruta',
      'registros/entregar': 'Entregó un registro de su teléfono',
    },
  },
];

const TEXTOS = new Map(GRUPOS.flatMap(({ acciones }) => Object.entries(acciones)));

type Accion = Pick<RenglonBitacora, 'accion' | 'despues'>;

/** The words for an action; one of a later version is called by its own name. */
export function textoAccion({ accion, despues }: Accion): string {
  if (accion === 'abonos/registrar' && despues?.['tipo'] === 'visita') return 'Registró una visita sin pago';
  return TEXTOS.get(accion) ?? accion;
}

/** The credit that a row is about, when its document names one. */
export const creditoDe = ({ documento }: Pick<RenglonBitacora, 'documento'>): string | null =>
  /^creditos\/([^/]+)/.exec(documento)?.[1] ?? null;
