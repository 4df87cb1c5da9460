// The roles that may say what the bank has seen of a transfer.
import { idPago } from '@leal/domain';
import { DE_GERENTE, DE_TODOS_Y_SUPERVISOR, type Fila, nada } from './fila.ts';

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
} satisfies Record<string, Fila>;
