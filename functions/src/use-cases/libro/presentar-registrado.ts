import type { Registrado, ResumenPago } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { idPago, type Negocio, type YaRegistrado, calcularResumen } from '@leal/domain';

/** The row that is already registered, with the id that edits and deletions need. */
export const presentarRegistrado = (id_credito: string, registrado: YaRegistrado): Registrado => ({
  id_pago: idPago(id_credito, registrado.id_movimiento),
  tipo: registrado.tipo,
  monto: registrado.monto,
  hora: registrado.hora,
  ...(registrado.forma && { forma: registrado.forma }),
});

type FigurasDePago = Pick<
  CreditoDoc,
  'atrasos' | 'monto_diario_centavos' | 'total_pagado_centavos' | 'saldo_centavos'
>;

/** The figures that a payment's answer and a card show of its credit. */
export const resumenDe = (figuras: FigurasDePago, { parametros }: Negocio): ResumenPago =>
  calcularResumen(
    {
      atrasos: figuras.atrasos,
      monto_diario: figuras.monto_diario_centavos,
      total_pagado: figuras.total_pagado_centavos,
      saldo: figuras.saldo_centavos,
    },
    parametros,
  );
