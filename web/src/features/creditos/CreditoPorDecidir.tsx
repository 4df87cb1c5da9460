import { EditOutlined } from '@ant-design/icons';
import type { CreditoPendiente } from '@leal/contract';
import { Button } from 'antd';
import { comoSeLlama } from '../../lib/llamados.ts';
import { textoInstante } from '../../lib/texto-instante.ts';
import { Dato } from '../../ui/panel/Dato.tsx';
import { Tarjeta } from '../../comun/bandeja/Tarjeta.tsx';
import { Botones } from '../../comun/decision/Botones.tsx';
import { abrirEditarPendiente } from './DialogoEditarPendiente.tsx';
import { DatosDelCredito } from './DatosDelCredito.tsx';
import { PENDIENTE } from './estados.ts';
import { preguntarCredito } from './preguntar-credito.tsx';

/** Where the address does not say it already. */
const coloniaDe = ({ direccion, colonia }: CreditoPendiente): string[] =>
  direccion.includes(colonia) ? [] : [colonia];

/** A loan that somebody asked for: the client's data, and approve, reject or edit (spec §2). */
export const CreditoPorDecidir = ({ item }: { item: CreditoPendiente }) => (
  <Tarjeta
    nombre={item.nombre}
    id_credito={item.id_credito}
    senas={[item.negocio, item.direccion, ...coloniaDe(item)]}
    estado={PENDIENTE}
    acciones={
      <>
        <Button
          icon={<EditOutlined aria-hidden />}
          aria-label={`Editar la solicitud de ${comoSeLlama(item)}`}
          onClick={() => abrirEditarPendiente(item)}
        >
          Editar
        </Button>
        <Botones
          sobre={item.id_credito}
          nombre={comoSeLlama(item)}
          alElegir={(sentido) => preguntarCredito(item, sentido)}
        />
      </>
    }
  >
    <dl className="datos">
      <DatosDelCredito item={item} />
      <Dato nombre="Teléfono">{item.telefono}</Dato>
      {item.nombre_cobrador && <Dato nombre="Cobrador">{item.nombre_cobrador}</Dato>}
      <Dato nombre="Fecha de solicitud">{textoInstante(item.fecha_solicitud)}</Dato>
    </dl>
  </Tarjeta>
);
