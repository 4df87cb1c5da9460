import { Form } from 'antd';
import { Dato } from '../../../ui/panel/Dato.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import type { Cuenta } from '../../../comun/credito/cuenta.ts';
import { DatosCredito } from '../../../comun/credito/DatosCredito.tsx';
import type { ClienteNuevo } from './pedido.ts';

const FILAS = [
  ['nombre', 'Nombre'],
  ['negocio', 'Negocio'],
  ['direccion', 'Dirección'],
  ['calle', 'Calle'],
  ['colonia', 'Colonia'],
  ['telefono', 'Teléfono'],
] as const satisfies readonly (readonly [keyof ClienteNuevo, string])[];

type Props = { id: string; cuenta: Cuenta | null };

/** Client and credit as they will be sent, following what is typed (spec §2). */
export function Resumen({ id, cuenta }: Props) {
  const valores: Partial<ClienteNuevo> = Form.useWatch([]) ?? {};
  return (
    <div id={id} className="nuevo-resumen">
      <Panel titulo="Resumen del cliente">
        <dl className="datos">
          {FILAS.map(([campo, nombre]) => (
            <Dato key={campo} nombre={nombre}>
              {valores[campo]?.trim() || '—'}
            </Dato>
          ))}
        </dl>
      </Panel>
      <Panel titulo="Resumen del crédito">
        <DatosCredito cuenta={cuenta} />
      </Panel>
    </div>
  );
}
