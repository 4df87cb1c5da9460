import type { CreditoDeRuta } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { EnlacePago } from '../../../comun/credito/EnlacePago.tsx';
import { cuantos } from '../../../comun/textos/textos.ts';
import { useDuda } from '../../../lib/acciones/dudas.ts';
import { Monto } from '../../../ui/Monto.tsx';

/** What happened today without a payment, in the order it is read: 'Visita 11:05', 'Atraso 12:30'. */
export function marcasDeHoy(
  c: Pick<CreditoDeRuta, 'visita_hoy' | 'atraso_hoy' | 'pendiente_multiple'>,
): string[] {
  const marcas: string[] = [];
  if (c.visita_hoy !== undefined) marcas.push(`Visita ${c.visita_hoy}`);
  if (c.atraso_hoy !== undefined) marcas.push(`Atraso ${c.atraso_hoy}`);
  if (c.pendiente_multiple) marcas.push(`Por aprobar ${formatearPesos(c.pendiente_multiple.monto)}`);
  return marcas;
}

/** Something was sent for this credit, and its outcome is not known yet. */
const SinConfirmar = ({ id }: { id: string }) => useDuda(id) && <li data-tono="aviso">Sin confirmar</li>;

const Marcas = ({ credito, vencido }: { credito: CreditoDeRuta; vencido: boolean }) => (
  <ul className="tarjeta-marcas">
    <SinConfirmar id={credito.id_credito} />
    {vencido && <li data-tono="mal">Vencido</li>}
    <li data-tono={credito.atrasos > 0 ? 'aviso' : 'tenue'}>
      {cuantos(credito.atrasos, 'atraso', 'atrasos')}
    </li>
    {marcasDeHoy(credito).map((marca) => (
      <li key={marca} data-tono="info">
        {marca}
      </li>
    ))}
  </ul>
);

/** Who it is, where, and how much is still owed. */
export const EncabezadoTarjeta = ({ credito, vencido }: { credito: CreditoDeRuta; vencido: boolean }) => (
  <header className="tarjeta-encabezado">
    <h2>
      <EnlacePago credito={credito} className="tarjeta-nombre">
        {credito.nombre}
      </EnlacePago>
    </h2>
    <div className="tarjeta-quien">
      <p>{credito.negocio}</p>
      <p className="tarjeta-tenue">{credito.direccion}</p>
    </div>
    <div className="tarjeta-saldo">
      <span className="tarjeta-tenue">Saldo</span>
      <Monto valor={credito.saldo} grande />
    </div>
    <Marcas credito={credito} vencido={vencido} />
  </header>
);
