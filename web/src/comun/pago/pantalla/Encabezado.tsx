import { ArrowLeftOutlined } from '@ant-design/icons';
import { inicioDe } from '@leal/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { datosDe } from '../../../ui/encabezado/antiguedad.ts';
import { Encabezado as EncabezadoDePantalla } from '../../../ui/encabezado/Encabezado.tsx';
import { useDetalleAbierto } from '../datos/use-detalle-abierto.ts';

const NOTA = 'Gestiona los pagos del cliente';

/** The router numbers its entries: 0 is where this tab came in. */
const hayAnterior = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Back to where the user came from; from a link opened on its own, to the user's home. */
export function useVolver(): () => void {
  const navegar = useNavigate();
  const { id_rol } = useUsuario();
  return () => void (hayAnterior() ? navegar(-1) : navegar(inicioDe(id_rol)));
}

/** The age of the credit on screen, when that must be said. */
const NotaDelCredito = ({ id_credito }: { id_credito: string }) =>
  datosDe(useDetalleAbierto(id_credito)) ?? NOTA;

/** No id: it is not known yet which credit is meant. */
export function Encabezado({ id_credito }: { id_credito: string | undefined }) {
  const volver = useVolver();
  return (
    <EncabezadoDePantalla
      titulo="Registro de Pago"
      nota={id_credito === undefined ? NOTA : <NotaDelCredito id_credito={id_credito} />}
      antes={
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={volver}>
          Volver
        </Button>
      }
    />
  );
}
