import type { registrarPunto as contrato } from '@leal/contract';
import type { PuntoGuardado } from '@leal/contract/documentos';
import { type Punto, quedaElNuevo } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos, leerCreditoDelCliente } from '../../data/creditos.ts';
import { exigirCartera, instanteDelToque } from '../../context/cartera.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';

type Contrato = typeof contrato;

const dicho = ({ latitud, longitud, precision_m }: Punto): Punto => ({ latitud, longitud, precision_m });

/** Sets where a client's door is, in the record and in the copy of its credit; the later capture stands. */
export const registrarPunto = {
  leer: ({ parametros }) => ({ cliente: clientes.doc(parametros.id_cliente) }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const { tx, actor, ahora, negocio } = cambio;
    const vigente = leidos.cliente?.eliminado === true ? undefined : leidos.cliente;
    // When the phone stood there; a clock that runs ahead cannot keep later captures out.
    const capturado_en = instanteDelToque(cuerpo.capturado_en, ahora);
    const cliente = exigirCartera(actor, vigente, capturado_en);
    if (negocio.parametros.dias_posicion === 0)
      throw new ErrorApp('NO_ELEGIBLE', 'La oficina no guarda ubicaciones.');
    const { punto: antes, id_cliente, id_cobrador } = cliente;
    const punto: PuntoGuardado = { ...dicho(cuerpo.punto), capturado_en };
    if (antes && !quedaElNuevo(antes.capturado_en, punto.capturado_en)) return { punto: dicho(antes) };
    const credito = await leerCreditoDelCliente(tx, cliente);
    tx.update(clientes.doc(id_cliente), { punto });
    if (credito) tx.update(creditos.doc(credito.id_credito), { punto });
    anotar(cambio, {
      accion: 'clientes/punto',
      documento: `clientes/${id_cliente}`,
      id_cobrador,
      cliente,
      antes: antes ? { punto: antes } : null,
      despues: { punto },
    });
    return { punto: dicho(punto) };
  },
} satisfies CasoCambio<Contrato, { cliente: ReturnType<typeof clientes.doc> }>;
