import type { Credito } from '@leal/contract';
import { estaActivo, estaVencido, fechaLocal } from '@leal/domain';
import { Tag } from 'antd';
import { useAhora } from '../../../lib/reloj.ts';
import { Monto } from '../../../ui/Monto.tsx';

function Marca({ credito }: { credito: Credito }) {
  const hoy = fechaLocal(useAhora());
  if (estaVencido(credito, hoy)) return <Tag color="red">Vencido</Tag>;
  return estaActivo(credito.estado_credito) ? null : <Tag>{credito.estado_credito}</Tag>;
}

/** Who it is and how much is still owed, before anything else. */
export const Portada = ({ credito }: { credito: Credito }) => (
  <section className="pago-portada" aria-label="Cliente y saldo">
    <div className="pago-portada-quien">
      <h2>{credito.nombre}</h2>
      <p>
        {credito.negocio} <Marca credito={credito} />
      </p>
    </div>
    <div className="pago-portada-saldo">
      <span>Saldo</span>
      <Monto valor={credito.saldo} grande />
    </div>
  </section>
);
