import { FileTextOutlined } from '@ant-design/icons';
import { TRAZO, Trazo } from '../../../ui/Trazo.tsx';
import type { Cliente } from '@leal/contract';
import { Button } from 'antd';
import { NOMBRES, OTROS_NOMBRES } from '../../../piezas/campos/nombres.ts';
import { EnlaceCliente } from '../../../piezas/cliente/EnlaceCliente.tsx';
import { Referencias } from '../../../piezas/cliente/Referencias.tsx';
import { telefonosDe } from '../../../piezas/cliente/telefono.ts';
import type { DetalleCredito } from '../../../piezas/credito/aplicar-hecho.ts';
import { FilasPrestamo } from '../../../piezas/credito/FilasPrestamo.tsx';
import { ESTADO_CREDITO } from '../../../piezas/credito/estado.ts';
import { rutaDeCuenta, textoAvance } from '../../../piezas/credito/textos.ts';
import { conSena } from '../../../lib/llamados.ts';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import type { Nombrada } from '../../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../../ui/cifras/QueSon.tsx';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import { Dato, Panel } from '../../../ui/panel/Panel.tsx';
import { BotonNota } from '../../cliente/Nota.tsx';

const duplicar = (cliente: Cliente): Promise<void> =>
  traerDialogo(
    () => import('../../cliente/DialogoDuplicar.tsx'),
    ({ abrirDuplicar }) => abrirDuplicar({ ...cliente, llamado: conSena(cliente) }),
  );

const Duplicar = ({ cliente }: { cliente: Cliente }) => (
  <Button icon={<Trazo de={TRAZO.copiar} />} title="Duplicar cliente" onClick={() => void duplicar(cliente)}>
    Duplicar
  </Button>
);

const CIFRAS: readonly Nombrada[] = [
  { titulo: OTROS_NOMBRES.monto_prestado, figura: 'prestado' },
  { titulo: OTROS_NOMBRES.total_a_pagar, figura: 'totalAPagar' },
  { titulo: NOMBRES.monto_diario, figura: 'abonoDelCredito' },
  { titulo: OTROS_NOMBRES.avance, figura: 'avance' },
];

const QUIEN = ['negocio', 'direccion', 'ubicacion'] as const;

type Props = { detalle: DetalleCredito; esCobrador: boolean };

/** Client summary (spec §2): who, where, and what was lent. */
export const PanelCliente = ({ detalle: { cliente, credito }, esCobrador }: Props) => (
  <Panel
    titulo="Resumen del cliente"
    accion={esCobrador && <Duplicar cliente={cliente} />}
    ayuda={<QueSon de="Resumen del cliente" cifras={CIFRAS} />}
  >
    <dl className="datos">
      <Dato nombre={NOMBRES.nombre}>
        <EnlaceCliente id_cliente={cliente.id_cliente}>{cliente.nombre}</EnlaceCliente>
      </Dato>
      {QUIEN.map((campo) => (
        <Dato key={campo} nombre={NOMBRES[campo]}>
          {cliente[campo]}
        </Dato>
      ))}
      {telefonosDe(cliente).map((campo) => (
        <Dato key={campo} nombre={NOMBRES[campo]}>
          <a className="toque en-renglon" href={`tel:${cliente[campo]}`}>
            {cliente[campo]}
          </a>
        </Dato>
      ))}
      <Referencias de={cliente.referencias} />
      <FilasPrestamo credito={credito} />
      <Dato nombre={OTROS_NOMBRES.avance}>{textoAvance(credito)}</Dato>
      <Dato nombre={NOMBRES.estado}>{ESTADO_CREDITO[credito.estado_credito].texto}</Dato>
    </dl>
    <BotonNota cliente={credito} />
    {credito.fecha_inicio !== null && (
      <BotonEnlace block icon={<FileTextOutlined aria-hidden />} camino={rutaDeCuenta(credito.id_credito)}>
        Estado de cuenta
      </BotonEnlace>
    )}
  </Panel>
);
