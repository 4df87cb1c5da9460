import type { ClienteEntero, exportarClientes as contrato } from '@leal/contract';
import type { ClienteDoc } from '@leal/contract/documentos';
import { aInstanteIso, CAMPOS_FICHA, estadoDeCliente, tomar } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';
import { clientes } from '../../data/clientes.ts';
import { leerPaginaEntera, paginaDe } from './pagina-entera.ts';

const presentar = (doc: ClienteDoc, nombre_cobrador: string): ClienteEntero => ({
  id_cliente: doc.id_cliente,
  id_cobrador: doc.id_cobrador,
  nombre_cobrador,
  ...tomar(doc, CAMPOS_FICHA),
  estado: estadoDeCliente(doc),
  nota: doc.nota?.texto ?? '',
  creado_en: aInstanteIso(doc.creado_en),
});

/** Every client, those too who were deleted: what they paid is in the ledger. */
export const exportarClientes: CasoLectura<typeof contrato> = async ({ consulta }) => {
  const { filas, ...pagina } = await leerPaginaEntera(
    clientes.todas(),
    { campo: 'creado_en', id: 'id_cliente' },
    paginaDe('exportar-clientes', consulta),
    consulta,
  );
  const nombres = await leerNombres(filas.map(({ id_cobrador }) => id_cobrador));
  return { datos: filas.map((doc) => presentar(doc, nombres.get(doc.id_cobrador) ?? '')), ...pagina };
};
