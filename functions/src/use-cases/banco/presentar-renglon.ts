import type { RenglonListado } from '@leal/contract';
import type { RenglonBancoDoc } from '@leal/contract/documentos';
import { aInstanteIso, idPago, tomar } from '@leal/domain';

export const presentarRenglon = ({ pago, ...doc }: RenglonBancoDoc): RenglonListado => ({
  ...tomar(doc, ['id_renglon', 'cuenta', 'fecha', 'referencia', 'concepto', 'estado', 'archivo']),
  monto: doc.monto_centavos,
  cargado_en: aInstanteIso(doc.cargado_en),
  ...(pago && {
    pago: {
      id_pago: idPago(pago.id_credito, pago.id_movimiento),
      id_credito: pago.id_credito,
      id_cliente: pago.id_cliente,
      nombre_cliente: pago.nombre,
    },
  }),
});
