import { reglasDe, type TipoSolicitud } from '@leal/domain';

/** The words for a kind of request, wherever it is named. */
type PalabrasDeTipo = {
  /** The collector's name of it. */
  readonly nombre: string;
  /** Its name in a notice, when that differs: 'Aprobada: edición de datos de Ana'. */
  readonly cosa?: string;
  /** The ending of 'aprobad…' for it. */
  readonly final: 'a' | 'o' | 'os';
  /** The audit screen's words when somebody asked for it. */
  readonly pedida: string;
  /** The manager's screen for it, as the menu calls it. */
  readonly pantalla: {
    readonly camino: `/gerente/${string}`;
    readonly texto: string;
    /** The words of its heading (spec §2). */
    readonly titulo: string;
  };
};

/** The most frequent ones first. */
export const TIPOS = {
  renovacion: {
    nombre: 'Renovación',
    final: 'a',
    pedida: 'Solicitó una renovación',
    pantalla: {
      camino: '/gerente/renovaciones',
      texto: 'Renovaciones',
      titulo: 'Renovaciones',
    },
  },
  edicion_cliente: {
    nombre: 'Edición de cliente',
    cosa: 'edición de datos',
    final: 'a',
    pedida: 'Solicitó editar un cliente',
    pantalla: {
      camino: '/gerente/solicitudes-clientes',
      texto: 'Edición de Clientes',
      titulo: 'Solicitudes de Edición de Clientes',
    },
  },
  edicion_pago: {
    nombre: 'Edición de pago',
    final: 'a',
    pedida: 'Solicitó editar un pago',
    pantalla: {
      camino: '/gerente/solicitudes-edicion',
      texto: 'Edición de Pagos',
      titulo: 'Solicitudes de Edición de Pagos',
    },
  },
  eliminacion_pago: {
    nombre: 'Eliminación de pago',
    final: 'a',
    pedida: 'Solicitó eliminar un pago',
    pantalla: {
      camino: '/gerente/solicitudes-eliminacion',
      texto: 'Eliminación de Pagos',
      titulo: 'Solicitudes de Eliminación de Pagos',
    },
  },
  abonos_multiples: {
    nombre: 'Abonos múltiples',
    final: 'os',
    pedida: 'Solicitó abonos múltiples',
    pantalla: {
      camino: '/gerente/solicitudes-abonos-multiples',
      texto: 'Abonos Múltiples',
      titulo: 'Solicitudes de Abonos Múltiples',
    },
  },
  captura_tardia: {
    nombre: 'Captura tardía',
    final: 'a',
    pedida: 'Envió una captura tardía',
    pantalla: {
      camino: '/gerente/solicitudes/tardias',
      texto: 'Capturas Tardías',
      titulo: 'Capturas Tardías',
    },
  },
} as const satisfies Readonly<Record<TipoSolicitud, PalabrasDeTipo>>;

export const TODOS_LOS_TIPOS = Object.keys(TIPOS) as readonly (keyof typeof TIPOS)[];

export const palabrasDe = (tipo: TipoSolicitud): PalabrasDeTipo => TIPOS[tipo];

/** The screen of a kind, below the address of whoever looks. */
export const rutaDeTipo = (tipo: TipoSolicitud, base: string): string =>
  palabrasDe(tipo).pantalla.camino.replace('/gerente', base);

/** 'edición de pago', within a sentence. */
export const enFrase = (tipo: TipoSolicitud): string => palabrasDe(tipo).nombre.toLowerCase();

const sustantivo = (accion: string): string => accion.slice(0, accion.indexOf('/'));

/** The audit screen's words for each action that asks for one; those of one noun together. */
export const PEDIDAS: Readonly<Record<string, string>> = Object.fromEntries(
  TODOS_LOS_TIPOS.map((tipo) => [reglasDe(tipo).accion, palabrasDe(tipo).pedida] as const).toSorted(
    ([a], [b]) => sustantivo(a).localeCompare(sustantivo(b)),
  ),
);
