// Valid requests about what the bank has seen.
import { deposito } from './deposito.ts';

export const deBanco = {
  partesPorTransferencia: {},
  listarPorAclarar: { consulta: { limite: 5 } },
  aclararTransferencia: { parametros: { id: 'nadie' }, cuerpo: { nota: 'Era de otro cliente' } },
  listarTransferencias: { consulta: { estado: 'no_esta', limite: 5 } },
  marcarTransferencias: {
    cuerpo: {
      estado: 'vista',
      pagos: [{ id_pago: 'x.transferencia-2026-11-09', visto: { monto: 90, estado: 'por_confirmar' } }],
    },
  },
  proponerParejas: {},
  cuentasDeBanco: { consulta: { primero: '2026-11-01', ultimo: '2026-11-09' } },
  listarRenglones: { consulta: { estado: 'libre', limite: 5 } },
  cargarRenglones: { cuerpo: deposito(90) },
  apartarRenglon: { parametros: { id_renglon: 'x' }, cuerpo: { estado: 'ajeno' } },
  abonarRenglon: { parametros: { id_renglon: 'x' }, cuerpo: { id_credito: 'x', visto: { saldo: 3600 } } },
};
