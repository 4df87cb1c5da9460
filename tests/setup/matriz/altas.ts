// The roles that may register clients and expenses, and ask for corrections.
import type { NombreLlamada } from '@leal/contract';
import { idPago } from '@leal/domain';
import { pagado } from '../pagado.ts';
import { type Datos, DE_COBRADOR, type Fila, NADIE, nada, SIN_ID, SIN_SUPERVISOR } from './fila.ts';

const CREA = { ...DE_COBRADOR, cobrador: [201, 403, 403] } as const;
const FICHA = { nombre: 'Ana', negocio: 'Abarrotes', direccion: 'Pino 2', telefono: '6181234567' };
const PRESTAMO = { monto_solicitado: 3000, dias_pago: 30 };
const pagoDe = ({ id_credito }: Datos) => idPago(id_credito, 'pago-2026-11-09');

export const ALTAS = {
  registrarCliente: {
    peticion: ({ id_usuario: id_cobrador }) => ({ cuerpo: { ...FICHA, ...PRESTAMO, id_cobrador } }),
    cobrador: [201, 403, 403],
    gerente: [201, 404],
    supervisor: NADIE,
  },
  duplicarCliente: {
    peticion: ({ id_cliente }) => ({ cuerpo: { id_cliente_original: id_cliente, ...PRESTAMO } }),
    // Nobody of this name is deleted, or written off.
    creditos: [{ persona: { nombre: 'Dora Dos Veces' } }],
    ...CREA,
  },
  solicitarEdicionPago: {
    peticion: (datos) => ({ cuerpo: { id_pago: pagoDe(datos), monto_nuevo: 100, motivo: 'Se capturó mal' } }),
    creditos: [pagado(120)],
    ...CREA,
  },
  solicitarEliminacionPago: {
    peticion: (datos) => ({ cuerpo: { id_pago: pagoDe(datos), motivo: 'Era de otro' } }),
    creditos: [pagado(120)],
    ...CREA,
  },
  cerrarTareaMultiple: {
    peticion: ({ id_solicitud: id }) => ({ parametros: { id }, cuerpo: { hecho: 'devuelto' } }),
    preparar: ({ multipleRechazado }) => multipleRechazado(),
    ...DE_COBRADOR,
  },
  misSolicitudes: { ...SIN_ID, peticion: nada, gerente: NADIE },
  crearGasto: {
    peticion: ({ id_usuario: id_cobrador }) => ({ cuerpo: { monto: 150, motivo: 'Gasolina', id_cobrador } }),
    ...CREA,
  },
  gastosDeCobrador: {
    peticion: ({ id_usuario: id }) => ({ parametros: { id } }),
    ...SIN_SUPERVISOR,
  },
  crearTraspaso: {
    preparar: async ({ conFondo }) => (await conFondo(150), ''),
    peticion: ({ id_usuario: id_cobrador }) => ({ cuerpo: { monto: 150, id_cobrador } }),
    ...CREA,
    gerente: [201, 404],
  },
  decidirTraspasoDe: {
    peticion: ({ id_solicitud: id_traspaso }) => ({
      parametros: { id_traspaso },
      cuerpo: { decision: 'cancelar' },
    }),
    preparar: ({ entregarParcial }) => entregarParcial(),
    ...DE_COBRADOR,
    // Only who gives it takes it back.
    gerente: [403, 404],
  },
  listarTraspasos: {
    peticion: ({ id_usuario: id_cobrador }) => ({ consulta: { id_cobrador } }),
    cobrador: [200, 403, 403],
    gerente: [200, 200],
    supervisor: NADIE,
  },
} satisfies { readonly [N in NombreLlamada]?: Fila };
