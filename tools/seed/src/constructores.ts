// Documents for tests: valid ones, with the fields that the test is about overridden.
import type { MovimientoDoc, SolicitudDoc, UsuarioDoc } from '@leal/contract/documentos';
import {
  centavos,
  type DatosCliente,
  DESCRIPCION_GESTION,
  fecha,
  type GestionRegistrada,
  ROL,
} from '@leal/domain';
import { aLas } from './tiempo.ts';

const DIA = fecha('2026-11-20');
const MANANA = aLas(DIA, 11 * 60);

export const unUsuario = (cambios: Partial<UsuarioDoc> = {}): UsuarioDoc => ({
  id_usuario: 'cobrador-1',
  nombre: 'Luis Fernando Ríos',
  email: `${cambios.id_usuario ?? 'cobrador-1'}@leal.demo`,
  id_rol: ROL.cobrador,
  activo: true,
  creado_en: MANANA,
  ...cambios,
});

/** The data that somebody gives of a client. */
export const unaPersona = (cambios: Partial<DatosCliente> = {}): DatosCliente => ({
  nombre: 'Ana López Ramírez',
  negocio: 'Abarrotes La Esperanza',
  direccion: 'Pino Suárez 214, Centro',
  calle: 'Pino Suárez',
  colonia: 'Centro',
  telefono: '6185550101',
  ...cambios,
});

type DeLaFila =
  | 'id_movimiento'
  | 'id_credito'
  | 'id_cliente'
  | 'id_cobrador'
  | 'tipo'
  | 'monto_centavos'
  | 'abonos'
  | 'fecha'
  | 'capturado_en';

/** A row that reached the server as it was captured. */
export const unMovimiento = (
  fila: Pick<MovimientoDoc, DeLaFila> & { readonly tipo: GestionRegistrada['movimiento'] },
): MovimientoDoc => ({
  ...fila,
  fecha_contable: fila.fecha,
  sincronizado_en: fila.capturado_en,
  tardia: false,
  descripcion: DESCRIPCION_GESTION[fila.tipo],
  registrado_por: fila.id_cobrador,
  ...(fila.tipo === 'atraso' && { cantidad_dias: 1 }),
  ediciones: [],
  solicitud_abierta: null,
});

type CapturaTardia = Extract<SolicitudDoc, { tipo: 'captura_tardia' }>;

/** Cash that came too late to be booked by itself, waiting for a manager. */
export const unaCapturaTardia = (cambios: Partial<CapturaTardia> = {}): CapturaTardia => ({
  id_solicitud: 'sol-1',
  tipo: 'captura_tardia',
  estado: 'pendiente',
  id_cobrador: 'cobrador-1',
  solicitante: 'cobrador-1',
  nombre_solicitante: 'Luis Fernando Ríos',
  id_cliente: 'cli-1',
  id_credito: 'cre-1',
  nombre_cliente: 'Ana López Ramírez',
  negocio: 'Abarrotes La Esperanza',
  direccion: 'Pino Suárez 214, Centro',
  telefono: '6181234567',
  segundo_telefono: '',
  motivo: 'El teléfono estuvo varios días sin señal.',
  fecha_solicitud: MANANA,
  fecha_respuesta: null,
  gerente_responde: null,
  nombre_gerente: null,
  comentario: '',
  decision_propia: false,
  datos: {
    tipo_captura: 'pago',
    monto_centavos: centavos(12_000),
    fecha: DIA,
    capturado_en: MANANA,
    codigo: 'FECHA_INVALIDA',
    razon: 'El registro tiene más de 72 horas.',
    monto_aprobado_centavos: null,
    efectivo: null,
    dispositivo: 'tel-1',
    secuencia: 1,
  },
  ...cambios,
});
