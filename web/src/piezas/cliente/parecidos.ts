import type { Parecido } from '@leal/contract';
import { formatearPesos } from '@leal/domain';

type Cliente = NonNullable<Parecido['cliente']>;

const POR = { telefono: 'Mismo teléfono', nombre: 'Mismo nombre' } as const;

function comoEsta({ estado_credito, saldo, por_entregar }: Cliente): string {
  if (por_entregar) return 'con un préstamo por entregar';
  if (estado_credito === 'Aprobado') return `debe ${formatearPesos(saldo)}`;
  if (estado_credito === 'Castigado') return `con un crédito castigado: debe ${formatearPesos(saldo)}`;
  if (estado_credito === 'Pendiente') return 'con un crédito por aprobar';
  return estado_credito === 'Rechazado' ? 'con un crédito rechazado' : 'no debe nada';
}

/** 'Mismo teléfono que Alma Delia Ríos, debe $3,240.00'. */
export function textoParecido({ por, cliente }: Parecido): string {
  if (cliente === null) return `${POR[por]} que un cliente de otro cobrador`;
  const { nombre, nombre_cobrador } = cliente;
  const deQuien = nombre_cobrador ? ` (de ${nombre_cobrador})` : '';
  return `${POR[por]} que ${nombre}${deQuien}, ${comoEsta(cliente)}`;
}
