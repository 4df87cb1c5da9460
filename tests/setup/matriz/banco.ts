// The roles that may say what the bank has seen of a transfer, and load what it tells.
import { idPago } from '@leal/domain';
import { deposito } from '../deposito.ts';
import { DE_GERENTE, DE_TODOS, DE_TODOS_Y_SUPERVISOR, type Datos, type Fila, nada } from './fila.ts';

const porRenglon = ({ id_solicitud: id_renglon }: Datos) => ({ parametros: { id_renglon } });

export const BANCO = {
  listarPorAclarar: { ...DE_TODOS_Y_SUPERVISOR, peticion: nada },
  partesPorTransferencia: { ...DE_TODOS_Y_SUPERVISOR, peticion: nada },
  aclararTransferencia: {
    ...DE_GERENTE,
    preparar: ({ transferenciaRechazada }) => transferenciaRechazada(),
    peticion: ({ id_solicitud }) => ({
      parametros: { id: id_solicitud },
      cuerpo: { nota: 'Era de otro cliente' },
    }),
  },
  listarTransferencias: { ...DE_TODOS_Y_SUPERVISOR, peticion: nada },
  marcarTransferencias: {
    ...DE_GERENTE,
    preparar: ({ transferencia }) => transferencia(),
    peticion: ({ id_credito, id_solicitud }) => ({
      cuerpo: {
        estado: 'vista',
        pagos: [
          {
            id_pago: idPago(id_credito, `tardio-${id_solicitud}`),
            visto: { monto: 240, estado: 'por_confirmar' },
          },
        ],
      },
    }),
  },
  proponerParejas: { ...DE_TODOS_Y_SUPERVISOR, peticion: nada },
  cuentasDeBanco: { ...DE_TODOS_Y_SUPERVISOR, peticion: nada },
  listarRenglones: { ...DE_TODOS_Y_SUPERVISOR, peticion: nada },
  cargarRenglones: { ...DE_TODOS, peticion: () => ({ cuerpo: deposito(90) }) },
  apartarRenglon: {
    ...DE_GERENTE,
    preparar: (escena) => escena.deposito(),
    peticion: (datos) => ({ ...porRenglon(datos), cuerpo: { estado: 'ajeno' } }),
  },
  abonarRenglon: {
    ...DE_GERENTE,
    preparar: (escena) => escena.deposito(),
    peticion: (datos) => ({
      ...porRenglon(datos),
      cuerpo: { id_credito: datos.id_credito, visto: { saldo: 3600 } },
    }),
  },
} satisfies Record<string, Fila>;
