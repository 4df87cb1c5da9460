import type { firmaDeEntrega as contrato } from '@leal/contract';
import { aInstanteIso } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leer } from '../../data/coleccion.ts';
import { firmaDeLaEntrega } from '../../data/creditos.ts';
import { ErrorApp } from '../../platform/errores.ts';

/** One read; 404 where nobody signed. */
export const leerFirma: CasoLectura<typeof contrato> = async ({ parametros }) => {
  const firma = await leer(firmaDeLaEntrega(parametros.id_credito));
  if (firma === undefined) throw new ErrorApp('NO_ENCONTRADO');
  const { trazos, firmada_en, nombre_cobrador } = firma;
  return { firma: { trazos, firmada_en: aInstanteIso(firmada_en), nombre_cobrador } };
};
