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
    /** Its icon in the menu, drawn on a grid of 24 (`app/marco/Icono.tsx`). */
    readonly trazo: string;
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
      trazo: 'M4 11a8 8 0 0 1 14.5-4L20 9M20 4v5h-5M20 13a8 8 0 0 1-14.5 4L4 15M4 20v-5h5',
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
      trazo:
        'M3 5h18v14H3zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 16c0-1.5 1.3-2.5 3-2.5s3 1 3 2.5M15 10h3M15 14h3',
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
      trazo: 'M4 20l1-4.5L16 4.5 19.5 8l-11 11zM13.5 7L17 10.5',
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
      trazo: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
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
      trazo: 'M12 4l9 4.5-9 4.5-9-4.5zM3 13l9 4.5 9-4.5',
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
      trazo: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
    },
  },
} as const satisfies Readonly<Record<TipoSolicitud, PalabrasDeTipo>>;

export const TODOS_LOS_TIPOS = Object.keys(TIPOS) as readonly (keyof typeof TIPOS)[];

export const palabrasDe = (tipo: TipoSolicitud): PalabrasDeTipo => TIPOS[tipo];

/** Its screen, below the address of whoever looks. */
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
