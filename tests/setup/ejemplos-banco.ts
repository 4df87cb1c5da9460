// Valid requests about what the bank has seen.
import { deposito } from './deposito.ts';
import type { Ejemplo } from './ejemplos-altas.ts';

export const deBanco: readonly Ejemplo[] = [
  { nombre: 'partesPorTransferencia', buena: {} },
  { nombre: 'listarPorAclarar', buena: { consulta: { limite: 5 } } },
  {
    nombre: 'aclararTransferencia',
    buena: { parametros: { id: 'nadie' }, cuerpo: { nota: 'Era de otro cliente' } },
  },
  { nombre: 'listarTransferencias', buena: { consulta: { estado: 'no_esta', limite: 5 } } },
  {
    nombre: 'marcarTransferencias',
    buena: {
      cuerpo: {
        estado: 'vista',
        pagos: [{ id_pago: 'x.transferencia-2026-11-09', visto: { monto: 90, estado: 'por_confirmar' } }],
      },
    },
  },
  { nombre: 'proponerParejas', buena: {} },
  { nombre: 'cuentasDeBanco', buena: { consulta: { primero: '2026-11-01', ultimo: '2026-11-09' } } },
  { nombre: 'listarRenglones', buena: { consulta: { estado: 'libre', limite: 5 } } },
  { nombre: 'cargarRenglones', buena: { cuerpo: deposito(90) } },
  {
    nombre: 'apartarRenglon',
    buena: { parametros: { id_renglon: 'x' }, cuerpo: { estado: 'ajeno' } },
  },
  {
    nombre: 'abonarRenglon',
    buena: { parametros: { id_renglon: 'x' }, cuerpo: { id_credito: 'x', visto: { saldo: 3600 } } },
  },
];
