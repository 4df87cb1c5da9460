import type { CreditoDelExpediente, expedienteCliente, Respuesta } from '@leal/contract';
import { leerBitacora, expedienteCliente as lectura } from '@leal/contract';
import {
  CERO,
  ERRORES,
  esRenovable,
  estaAbierto,
  motivoNoRenovable,
  type Parametros,
  reglasDe,
} from '@leal/domain';
import {
  DeleteOutlined,
  EditOutlined,
  FileTextOutlined,
  RetweetOutlined,
  StopOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { rutaDeCuenta, rutaDePapeles } from '../../../piezas/credito/textos.ts';
import { useDuda } from '../../../lib/acciones/dudas.ts';
import { invalidar } from '../../../lib/api/consultas.ts';
import { conSena } from '../../../lib/llamados.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { BotonConPorque } from '../../../ui/BotonConPorque.tsx';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { abrirTarde } from '../../dialogos/abrir-tarde.ts';
import { abrirPregunta } from '../../castigos/abrir-pregunta.ts';
import { editar, eliminar, reasignar } from '../../clientes/acciones-activo.ts';
import type { ClienteEditable } from '../../clientes/cliente-editable.ts';

type Expediente = Respuesta<typeof expedienteCliente>;
type Solicitudes = NonNullable<Expediente['solicitudes']>;

/** Why the chosen credit cannot be renewed now; undefined: no renewal of it is to be thought of. */
function porQueNoSeRenueva(
  credito: CreditoDelExpediente,
  solicitudes: Solicitudes,
  parametros: Parametros,
): string | null | undefined {
  const pedida = solicitudes.some(
    ({ tipo, id_credito }) => tipo === 'renovacion' && id_credito === credito.id_credito,
  );
  if (pedida) return 'Su renovación está por decidir.';
  if (esRenovable(credito, parametros)) return null;
  return credito.estado_credito === 'Aprobado' ? motivoNoRenovable(parametros) : undefined;
}

const renovar = abrirTarde(
  async () => (await import('../../../comun/renovaciones/DialogoRenovacion.tsx')).abrirRenovacion,
);

type PropsRenovar = { credito: CreditoDelExpediente; solicitudes: Solicitudes; llamado: string };

/** The renewal is asked for in its collector's name, and decided in the inbox. */
function Renovar({ credito, solicitudes, llamado }: PropsRenovar) {
  const { parametros } = useNegocio();
  const enDuda = useDuda(credito.id_credito) !== undefined;
  const porQueNo = porQueNoSeRenueva(credito, solicitudes, parametros);
  if (porQueNo === undefined) return null;
  return (
    <BotonConPorque
      porque={porQueNo}
      icon={<RetweetOutlined aria-hidden />}
      disabled={enDuda}
      onClick={() => renovar({ ...credito, llamado }, () => void invalidar(lectura, leerBitacora))}
    >
      Renovar
    </BotonConPorque>
  );
}

/** A request with cash in somebody's hands is decided first. */
function Eliminar({ cliente, solicitudes }: { cliente: ClienteEditable; solicitudes: Solicitudes }) {
  const hayEfectivo = solicitudes.some(({ tipo }) => reglasDe(tipo).con_efectivo);
  return (
    <BotonConPorque
      porque={hayEfectivo ? ERRORES.SOLICITUDES_ABIERTAS.mensaje : null}
      danger
      icon={<DeleteOutlined aria-hidden />}
      onClick={() => eliminar(cliente)}
    >
      Eliminar
    </BotonConPorque>
  );
}

/** Out of the route and of all active figures, as lost; one that another manager asked for has its panel. */
function Castigar({ credito }: { credito: CreditoDelExpediente }) {
  const enDuda = useDuda(`castigo ${credito.id_credito}`) !== undefined;
  if (credito.por_castigar?.pedido) return null;
  return (
    <Button
      danger
      disabled={enDuda}
      icon={<StopOutlined aria-hidden />}
      onClick={() => abrirPregunta('castigar', credito)}
    >
      Castigar
    </Button>
  );
}

/** The papers of the chosen credit. */
const Papeles = ({ credito: { id_credito } }: { credito: CreditoDelExpediente }) => (
  <>
    <BotonEnlace camino={rutaDeCuenta(id_credito)} icon={<FileTextOutlined aria-hidden />}>
      Estado de cuenta
    </BotonEnlace>
    <BotonEnlace camino={rutaDePapeles(id_credito)} icon={<FileTextOutlined aria-hidden />}>
      Pagaré y contrato
    </BotonEnlace>
  </>
);

type Props = {
  cliente: Expediente['cliente'];
  creditos: Expediente['creditos'];
  elegido: CreditoDelExpediente | undefined;
  solicitudes: Solicitudes;
};

/** The manager's buttons for this client and the chosen credit; a deleted client has only the papers left. */
export function Actos({ cliente, creditos, elegido, solicitudes }: Props) {
  const llamado = conSena(cliente);
  const abierto = creditos.find(({ estado_credito }) => estaAbierto(estado_credito));
  const editable = {
    ...cliente,
    llamado,
    id_credito: abierto?.id_credito ?? null,
    saldo: abierto?.saldo ?? CERO,
  };
  const vigente = cliente.estado !== 'eliminado';
  return (
    <section className="no-impreso fila dobla" aria-label="Acciones del cliente">
      {elegido && elegido.fecha_inicio !== null && <Papeles credito={elegido} />}
      {vigente && elegido && <Renovar credito={elegido} solicitudes={solicitudes} llamado={llamado} />}
      {vigente && elegido?.por_castigar && <Castigar credito={elegido} />}
      {vigente && (
        <>
          <Button icon={<EditOutlined aria-hidden />} onClick={() => editar(editable)}>
            Editar
          </Button>
          <Button
            icon={<SwapOutlined aria-hidden />}
            onClick={() =>
              reasignar({
                de: { id_cobrador: cliente.id_cobrador, nombre: cliente.nombre_cobrador },
                clientes: [{ id_cliente: cliente.id_cliente, nombre: llamado }],
              })
            }
          >
            Reasignar
          </Button>
          <Eliminar cliente={editable} solicitudes={solicitudes} />
        </>
      )}
    </section>
  );
}
