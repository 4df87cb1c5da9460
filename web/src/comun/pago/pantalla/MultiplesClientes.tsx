import type { Credito } from '@leal/contract';
import { estaActivo, formatearFecha, formatearPesos } from '@leal/domain';
import { Button, Tag } from 'antd';
import { ESTADO_CREDITO } from '../../../piezas/credito/estado.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { Ventana } from '../../../ui/capas/Ventana.tsx';

type Props = {
  opciones: readonly Credito[];
  alElegir: (id_credito: string) => void;
  alCancelar: () => void;
};

/** The words that tell a client's credits apart: 'a 30 días, desde 02/11/2026'. */
const cualEs = ({ dias_pago, fecha_inicio }: Credito): string =>
  `a ${dias_pago} días${fecha_inicio ? `, desde ${formatearFecha(fecha_inicio)}` : ''}`;

const Opcion = ({ credito, alElegir }: { credito: Credito; alElegir: Props['alElegir'] }) => (
  <li className="pago-opcion">
    <div className="pila aire-0">
      <strong>{credito.nombre}</strong>
      <span className="nota parte">{credito.negocio}</span>
      <span className="nota parte">{credito.direccion}</span>
      <span className="nota parte">{cualEs(credito)}</span>
    </div>
    <div className="pago-opcion-cuanto pila aire-4">
      <Monto valor={credito.monto_solicitado} />
      <Tag color={estaActivo(credito.estado_credito) ? 'blue' : 'default'}>
        {ESTADO_CREDITO[credito.estado_credito].texto}
      </Tag>
    </div>
    <Button
      className="a-lo-ancho"
      block
      type={estaActivo(credito.estado_credito) ? 'primary' : 'default'}
      aria-label={`Seleccionar → ${credito.nombre}, ${credito.direccion}, ${formatearPesos(credito.monto_solicitado)} ${cualEs(credito)}`}
      onClick={() => alElegir(credito.id_credito)}
    >
      Seleccionar →
    </Button>
  </li>
);

/** Two clients may share a name, and a client may have had several credits. */
export const MultiplesClientes = ({ opciones, alElegir, alCancelar }: Props) => (
  <Ventana
    abierta
    alCerrar={alCancelar}
    width={520}
    title="Múltiples clientes encontrados"
    mask={true}
    footer={<Button onClick={alCancelar}>Cancelar</Button>}
  >
    <ul className="pago-opciones lista-lisa pila">
      {opciones.map((credito) => (
        <Opcion key={credito.id_credito} credito={credito} alElegir={alElegir} />
      ))}
    </ul>
  </Ventana>
);
