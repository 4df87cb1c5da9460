import type { vistoCliente as contrato } from '@leal/contract';
import { clientes } from '../../data/clientes.ts';
import { leerPlazoFijo } from '../../data/creditos.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { leerPorQueQueda } from '../solicitudes/cerrar-abiertas.ts';
import { creditoDe, hallar } from '../vistos/hallar.ts';
import { CAMPOS_EDITABLES, fichaDe, vistoDeCliente } from '../vistos/visto-de.ts';

/** Before an edit, or before a deletion: what stands against that is two queries more. */
export const leerVistoCliente: CasoLectura<typeof contrato> = async ({ parametros, consulta }) => {
  const { id_cliente } = parametros;
  const [cliente, queda] = await Promise.all([
    hallar(clientes.doc(id_cliente)),
    consulta.para === 'eliminar' ? leerPorQueQueda(id_cliente) : undefined,
  ]);
  const credito = await creditoDe(cliente);
  const fijo = credito && (await leerPlazoFijo(credito));
  return {
    estado: cliente.eliminado ? 'eliminado' : 'vigente',
    nombre: cliente.nombre,
    visto: vistoDeCliente(credito),
    ficha: fichaDe(CAMPOS_EDITABLES, cliente, credito),
    ...(fijo && { plazo_fijo: fijo }),
    ...(queda !== undefined && { no_se_elimina: queda }),
  };
};
